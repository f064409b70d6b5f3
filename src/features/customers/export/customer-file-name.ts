import type { Customer } from '@/domain/customer';
import { toSlug } from '@/lib/slug';

/** 'marcia-bennett.vcf'; 'contact.vcf' where the name holds nothing for a file name. */
export function customerFileName({ firstName, lastName }: Customer, extension: 'vcf' | 'ics'): string {
  return `${toSlug(`${firstName} ${lastName}`) || 'contact'}.${extension}`;
}
