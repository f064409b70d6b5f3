import * as v from 'valibot';
import { toDate } from '@/lib/dates';

/** Fields of a stored document, which may be malformed: a wrong type reads as empty, and fails nothing. */
export const storedText = v.fallback(v.string(), '');
export const storedDate = v.pipe(v.optional(v.unknown()), v.transform(toDate));
