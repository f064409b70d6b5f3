import { testOfficeHalf } from '../support/faults/office/play-office';

testOfficeHalf(0);
