import { toUrlPart } from '@/lib/text';

/** Ten digits get the leading 1. Takes company numbers and E.164, not a customer's text (see `readPhone`). */
export function dialDigits(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length === 10 ? `1${digits}` : digits;
}

export function telHref(number: string | undefined): string | undefined {
  const digits = dialDigits(number ?? '');
  return digits ? `tel:+${digits}` : undefined;
}

export function whatsappHref(number: string | undefined, message?: string): string | undefined {
  const digits = dialDigits(number ?? '');
  if (!digits) return undefined;
  return `https://wa.me/${digits}${message ? `?text=${toUrlPart(message)}` : ''}`;
}
