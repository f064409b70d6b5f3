import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactElement } from 'react';
import { newTab } from '@/components/ui/new-tab';
import { company } from '@/config/company';
import type { Customer } from '@/domain/customer';
import { displayName } from '@/domain/customer-text';
import { mailtoHref } from '@/domain/mail';
import { telHref, whatsappHref } from '@/domain/phone';
import { readPhone } from '@/domain/read-phone';
import { shortcutTarget } from '@/features/customers/keyboard/shortcuts';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { hasVisibleText, toSingleLine } from '@/lib/text';

interface ContactChannel {
  channel: 'email' | 'call' | 'whatsapp';
  label: string;
  /** Made once, because rows render again at each typed letter. */
  icon: ReactElement;
}

const iconProps = { 'aria-hidden': true, className: 'size-5 shrink-0' } as const;

const email: ContactChannel = { channel: 'email', label: 'E-mail', icon: <Mail {...iconProps} /> };
const call: ContactChannel = { channel: 'call', label: 'Call', icon: <Phone {...iconProps} /> };
const whatsapp: ContactChannel = {
  channel: 'whatsapp',
  label: 'WhatsApp',
  icon: <MessageCircle {...iconProps} />,
};

/** The table follows the specification; cards follow the thumb, and have room for the labels. */
const contactOrders = { table: [email, call, whatsapp], card: [call, whatsapp, email] } as const;

interface ContactLinksProps {
  customer: Customer;
  place: keyof typeof contactOrders;
  className: string;
}

export function ContactLinks({ customer, place, className }: ContactLinksProps) {
  const name = displayName(customer);
  const links = customerLinks(customer);
  const { offerLog } = useCustomersStore();
  return contactOrders[place].map(({ channel, label, icon }) => {
    const href = links[channel];
    if (!href) return place === 'table' ? <span key={channel} className="size-11" /> : null;
    const extension = channel === 'call' ? links.extension : undefined;
    const fullName = `${label} ${name}${extension ? `, extension ${extension}` : ''}`;
    return (
      <a
        key={channel}
        href={href}
        className={className}
        onClick={() => offerLog(customer.id, channel)}
        {...(channel === 'call' && shortcutTarget('call'))}
        aria-label={fullName}
        {...(place === 'table' && { title: extension ? `${label}, ext. ${extension}` : label })}
        {...(channel === 'whatsapp' && newTab)}
      >
        <span className="contents">{icon}</span>
        {place === 'card' && <span>{label}</span>}
      </a>
    );
  });
}

interface CustomerLinks {
  email: string | undefined;
  call: string | undefined;
  extension: string | undefined;
  whatsapp: string | undefined;
}

function customerLinks({ email, phone, whatsapp }: Customer): CustomerLinks {
  return { email: mailtoHref(email), ...callLink(phone), whatsapp: whatsappLink(whatsapp) };
}

export function callLink(phone: string): Pick<CustomerLinks, 'call' | 'extension'> {
  const [first] = readPhone(phone).numbers;
  return { call: telHref(first?.e164), extension: first?.extension };
}

function whatsappLink(whatsapp: string, message?: string): string | undefined {
  return whatsappHref(readPhone(whatsapp).numbers[0]?.e164, message);
}

/** Links with a subject and a greeting (requirements 2.15 and 2.16). */
export function greetingLinks(customer: Customer): CustomerLinks {
  const { email, phone, whatsapp } = customer;
  const greeting = greet(customer);
  return {
    email: mailtoHref(email, {
      subject: `Your fuel delivery enquiry with ${company.name}`,
      body: `${greeting}\n\nThank you for your interest in ${company.name}.\n\n`,
    }),
    ...callLink(phone),
    whatsapp: whatsappLink(
      whatsapp,
      `${greeting} this is ${company.name}, about your fuel delivery enquiry.`,
    ),
  };
}

function greet({ firstName }: Customer): string {
  const name = toSingleLine(firstName);
  return hasVisibleText(name) ? `Hello ${name},` : 'Hello,';
}
