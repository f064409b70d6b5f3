import { promises } from '@/config/promises';
import type { TitledText } from './content-types';

/** What a customer may hold the company to, said in full sentences (specification, point 9). */
export const promiseTexts = {
  emergency: {
    title: 'Emergency delivery, 24/7',
    description: `Call the emergency line at any hour. We aim to be at your tank ${promises.emergencyResponse}.`,
  },
  contact: {
    title: 'A person answers',
    description: `Send a request and one of us calls or writes back ${promises.contact}.`,
  },
} as const satisfies Record<string, TitledText>;
