import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { claims } from '@/config/claims';
import { company } from '@/config/company';
import { telHref, whatsappHref } from '@/domain/phone';
import { cn } from '@/lib/cn';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { mainId, SkipLink } from './skip-link';

/** The frame that every public page shares. */
export function PublicLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <BottomActionBar />
    </div>
  );
}

/**
 * Call and WhatsApp within the thumb's reach on phones. Only the call is answered at any hour, and says so. The bar makes
 * way while a field has the focus, so that it never covers what is typed.
 */
function BottomActionBar() {
  return (
    <nav
      aria-label="Call or message us"
      className="bottom-action-bar sticky short:static inset-x-0 bottom-0 z-30 border-petrol-800 border-t bg-petrol-950 px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      <div className="flex gap-2">
        <a
          href={telHref(company.emergencyPhone)}
          className={cn(buttonClass({ variant: 'primary' }), 'flex-1')}
        >
          <Phone aria-hidden="true" className="size-5" />
          <span className="text-left leading-4">
            Call {claims.emergencyDelivery.value}
            <small className="block">Emergency line</small>
          </span>
        </a>
        <a
          href={whatsappHref(company.whatsapp)}
          rel="noopener noreferrer"
          target="_blank"
          className={cn(buttonClass({ variant: 'outlineLight' }), 'flex-1')}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          WhatsApp
        </a>
      </div>
    </nav>
  );
}
