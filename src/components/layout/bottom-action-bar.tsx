import { MessageCircle } from 'lucide-react';
import { useMatch } from 'react-router-dom';
import { buttonClass, LinkButton } from '@/components/ui/button';
import { newTab } from '@/components/ui/new-tab';
import { useHydrated } from '@/components/ui/use-hydrated';
import { company } from '@/config/company';
import { paths, quoteLabel } from '@/config/paths';
import { whatsappHref } from '@/domain/phone';
import { cn } from '@/lib/cn';
import { CallLink, emergencyCall } from './call-link';
import { lazySection } from './lazy-section';

const emergencyLink = <CallLink {...emergencyCall} />;
const CallButton = lazySection(
  async () => (await import('./call-button')).CallButton,
  'decoration',
  emergencyLink,
);

/** Hides while a field has the focus, so that it never covers the text. */
export function BottomActionBar() {
  const isHydrated = useHydrated();
  const isContactPage = useMatch(paths.contact) !== null;
  return (
    <nav
      aria-label="Call or message us"
      className="bottom-action-bar sticky short:static large-text:static inset-x-0 bottom-0 z-30 border-petrol-800 border-t bg-petrol-950 px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      <div className="flex flex-wrap gap-2 [overflow-wrap:normal] *:px-2 max-[22rem]:gap-1.5 max-[22rem]:*:px-1.5">
        {/* Prerendered HTML cannot know the time; the emergency line answers at any. */}
        {isHydrated ? <CallButton /> : emergencyLink}
        {!isContactPage && (
          <LinkButton to={paths.contact} variant="outlineLight" className="flex-[1_1_4.5rem] leading-4">
            {quoteLabel}
          </LinkButton>
        )}
        <a
          href={whatsappHref(company.whatsapp)}
          {...newTab}
          className={cn(buttonClass({ variant: 'outlineLight' }), 'flex-auto shrink-0')}
        >
          <MessageCircle aria-hidden="true" className="size-5 max-[24rem]:hidden" />
          WhatsApp
        </a>
      </div>
    </nav>
  );
}
