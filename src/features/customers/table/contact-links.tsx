import { type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import type { Customer } from '@/domain/customer';
import type { CustomerLinks } from '@/features/customers/store/customer-links';
import { displayName } from '@/features/customers/store/customer-text';

interface ContactWay {
  way: keyof CustomerLinks;
  label: string;
  icon: LucideIcon;
  /** Leaves the site: opens beside it and tells the other side nothing. */
  external?: true;
}

const email: ContactWay = { way: 'email', label: 'E-mail', icon: Mail };
const call: ContactWay = { way: 'call', label: 'Call', icon: Phone };
const whatsapp: ContactWay = { way: 'whatsapp', label: 'WhatsApp', icon: MessageCircle, external: true };

/** The order of the specification's table, and the thumb's order on cards. */
const contactOrders = { table: [email, call, whatsapp], card: [call, whatsapp, email] } as const;

interface ContactLinksProps {
  customer: Customer;
  links: CustomerLinks;
  order: keyof typeof contactOrders;
  className: string;
  /** Words beside the icons, by way; without them the icons stand alone. */
  labels?: Record<keyof CustomerLinks, string>;
}

/** Links to reach a customer; a way there is nothing to reach by is left out. */
export function ContactLinks({ customer, links, order, className, labels }: ContactLinksProps) {
  const name = displayName(customer);
  return contactOrders[order].map(({ way, label, icon: Icon, external }) => {
    const href = links[way];
    if (!href) return null;
    const words = labels?.[way];
    return (
      <a
        key={way}
        href={href}
        className={className}
        {...(words
          ? { 'aria-label': `${words} ${name}` }
          : { 'aria-label': `${label} ${name}`, title: label })}
        {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {words}
      </a>
    );
  });
}

/** Words for the cards. */
export const cardLabels = { call: call.label, whatsapp: whatsapp.label, email: email.label } as const;
