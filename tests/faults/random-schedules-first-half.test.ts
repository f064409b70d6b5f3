import { testHalf } from '../support/faults/play-half';

testHalf(0);
