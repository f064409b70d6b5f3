import { toUrlPart } from '@/lib/text';

const countryCode = '1';
const jamaicanAreaCodes = ['876', '658'];

/**
 * The digits to dial, with the country code: a bare ten-digit Jamaican number gets its leading 1.
 * Empty when the text holds no digit.
 */
export function dialDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isLocal = digits.length === 10 && jamaicanAreaCodes.some((code) => digits.startsWith(code));
  return isLocal ? countryCode + digits : digits;
}

/** Digits of the shortest number that can name its country; a shorter one is dialled from where one is. */
const shortestInternational = 8;
/** As '(305) 555-0123' in Florida: the first digits are an area, and a + would make a country of them. */
const northAmerican = /^[2-9]\d{2}[2-9]\d{6}$/;

/** `+18765550123`, or undefined when there is nothing to dial. */
export function dialNumber(text: string): string | undefined {
  const digits = dialDigits(text);
  if (!digits) return undefined;
  const namesCountry = text.includes('+') || !northAmerican.test(digits);
  return namesCountry && digits.length >= shortestInternational ? `+${digits}` : digits;
}

/** Digits of a Jamaican number without its area code. */
const shortestLocal = 7;

/** Whether something was written that has too few digits for a Jamaican number. */
export function looksShort(text: string): boolean {
  return text.trim() !== '' && dialDigits(text).length < shortestLocal;
}

/** `tel:+18765550123`, or undefined when there is nothing to dial. */
export function telHref(text: string): string | undefined {
  const number = dialNumber(text);
  return number && `tel:${number}`;
}

/** `https://wa.me/18765550123?text=…`, or undefined when there is nothing to dial. */
export function whatsappHref(text: string, message?: string): string | undefined {
  const digits = dialDigits(text);
  if (!digits) return undefined;
  return `https://wa.me/${digits}${message ? `?text=${toUrlPart(message)}` : ''}`;
}
