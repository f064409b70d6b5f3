import { company } from '@/config/company';
import type { Customer } from '@/domain/customer';
import { mailtoHref } from '@/domain/mail';
import { telHref, whatsappHref } from '@/domain/phone';
import { hasInk, toSingleLine } from '@/lib/text';

/** Where a customer can be reached; undefined where there is nothing to reach. */
export interface CustomerLinks {
  email: string | undefined;
  call: string | undefined;
  whatsapp: string | undefined;
}

/** The plain links of a row. */
export function customerLinks({ email, phone, whatsapp }: Customer): CustomerLinks {
  return { email: mailtoHref(email), call: telHref(phone), whatsapp: whatsappHref(whatsapp) };
}

/** The details dialog's links: subject and greeting are filled in (requirement 2). */
export function greetingLinks(customer: Customer): CustomerLinks {
  const { email, phone, whatsapp } = customer;
  const greeting = greet(customer);
  return {
    email: mailtoHref(email, {
      subject: `Your fuel delivery enquiry with ${company.name}`,
      body: `${greeting}\n\nThank you for your interest in ${company.name}.\n\n`,
    }),
    call: telHref(phone),
    whatsapp: whatsappHref(
      whatsapp,
      `${greeting} this is ${company.name}, about your fuel delivery enquiry.`,
    ),
  };
}

function greet({ firstName }: Customer): string {
  const name = toSingleLine(firstName);
  return hasInk(name) ? `Hello ${name},` : 'Hello,';
}
