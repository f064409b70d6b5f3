import { Link } from 'react-router-dom';
import { EmailText } from '@/components/ui/email-text';
import { newTab } from '@/components/ui/new-tab';
import { company, companyLocation } from '@/config/company';
import { navigationOf } from '@/config/pages';
import { paths } from '@/config/paths';
import { mailtoHref } from '@/domain/mail';
import { telHref } from '@/domain/phone';
import { Logo } from './logo';

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center text-petrol-100 no-underline hover:text-amber-300 hover:underline';
const quickLinks = navigationOf('footer');

export function SiteFooter() {
  return (
    <footer className="beside-sheet break-inside-avoid bg-petrol-950 text-petrol-100">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-12 md:grid-cols-[1.4fr_1fr_1.2fr] md:px-6 print:block print:py-6">
        <div className="print:hidden">
          <Logo className="-ml-2 h-10 w-auto" />
          <p className="mt-4 max-w-sm">
            Diesel, petrol and more, metered into your tank where you work. Delivering fuel across Jamaica
            since {company.deliveringSince}.
          </p>
        </div>
        <nav aria-label="Quick links" className="print:hidden">
          <h2 className="form-caption text-amber-300">Quick Links</h2>
          <ul className="mt-2">
            {quickLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="form-caption text-amber-300">Contact</h2>
          <address className="mt-2 flex flex-col items-start not-italic">
            <span className="flex min-h-11 items-center">{companyLocation}, Jamaica</span>
            <a href={mailtoHref(company.email)} className={linkClass}>
              <EmailText>{company.email}</EmailText>
            </a>
            <a href={telHref(company.phone)} className={linkClass}>
              {company.phone}
            </a>
            <a href={company.instagramUrl} {...newTab} className={`${linkClass} print:hidden`}>
              Instagram
            </a>
          </address>
        </div>
      </div>
      <div className="border-petrol-800 border-t">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 px-4 py-3 text-sm md:px-6 print:[&>a]:hidden">
          <p className="grow py-2 max-lg:w-full">
            © {company.name}, {companyLocation}
          </p>
          <Link to={paths.privacy} className={linkClass}>
            Privacy Policy
          </Link>
          <Link to={paths.terms} className={linkClass}>
            Terms of Service
          </Link>
          <Link to={paths.login} className={linkClass}>
            Admin Login
          </Link>
        </div>
      </div>
    </footer>
  );
}
