import type { Customer } from '@/domain/customer';
import { toSlug } from '@/lib/slug';

/** 'marcia-bennett.vcf'; 'contact.vcf' if no letter of the name fits a file name. */
export function customerFileName({ firstName, lastName }: Customer, extension: 'vcf' | 'ics'): string {
  return `${toSlug(`${firstName} ${lastName}`) || 'contact'}.${extension}`;
}
