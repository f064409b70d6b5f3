import { company, companyLocation } from '@/config/company';
import { mailtoHref } from '@/domain/mail';
import { telHref, whatsappHref } from '@/domain/phone';

const details = [
  { caption: 'Phone', text: company.phone, href: telHref(company.phone) },
  { caption: 'Second phone', text: company.secondPhone, href: telHref(company.secondPhone) },
  { caption: 'WhatsApp', text: company.whatsapp, href: whatsappHref(company.whatsapp), isExternal: true },
  { caption: 'E-mail', text: company.email, href: mailtoHref(company.email) },
  { caption: 'Location', text: companyLocation },
];

/** Every way to reach the company (requirement 2.8). */
export function ContactDetails() {
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className="font-extrabold text-2xl tracking-tight">
        Contact information
      </h2>
      <dl className="mt-4 divide-y divide-paper-line border-paper-line border-y">
        {details.map(({ caption, text, href, isExternal }) => (
          <div key={caption} className="py-2.5">
            <dt className="form-caption pt-1 text-petrol-600">{caption}</dt>
            <dd className="font-semibold text-lg [font-variant-numeric:tabular-nums]">
              {href ? (
                <a
                  href={href}
                  {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
                  className="inline-flex min-h-11 items-center underline decoration-2 decoration-amber-500 underline-offset-4 hover:decoration-petrol-900"
                >
                  {text}
                </a>
              ) : (
                <span className="block py-2">{text}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
