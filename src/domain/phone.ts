import { toUrlPart } from '@/lib/text';

/** Ten digits get the leading 1. Takes company numbers and E.164; a customer's text goes through `readPhone` first. */
export function dialDigits(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length === 10 ? `1${digits}` : digits;
}

/** `tel:+18765550123` */
export function telHref(number: string | undefined): string | undefined {
  const digits = dialDigits(number ?? '');
  return digits ? `tel:+${digits}` : undefined;
}

/** `https://wa.me/18765550123?text=…` */
export function whatsappHref(number: string | undefined, message?: string): string | undefined {
  const digits = dialDigits(number ?? '');
  if (!digits) return undefined;
  return `https://wa.me/${digits}${message ? `?text=${toUrlPart(message)}` : ''}`;
}
