import { toUrlPart } from '@/lib/text';

/** The digits of a number of ours, or of one in E.164, with the country code: ten digits get the leading 1. */
export function dialDigits(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length === 10 ? `1${digits}` : digits;
}

/** `tel:+18765550123`; undefined without a number. What a customer typed goes through `readPhone` first. */
export function telHref(number: string | undefined): string | undefined {
  const digits = dialDigits(number ?? '');
  return digits ? `tel:+${digits}` : undefined;
}

/** `https://wa.me/18765550123?text=…`; undefined without a number. */
export function whatsappHref(number: string | undefined, message?: string): string | undefined {
  const digits = dialDigits(number ?? '');
  if (!digits) return undefined;
  return `https://wa.me/${digits}${message ? `?text=${toUrlPart(message)}` : ''}`;
}
