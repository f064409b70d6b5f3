import { MessagePage } from '@/components/layout/message-page';
import { AnchorButton } from '@/components/ui/button';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { telHref } from '@/domain/phone';

/** Stands in place of a page that needs a signal, with what works without one. Its links lead to documents: no script runs. */
export function OfflinePage() {
  return (
    <MessagePage title="No signal">
      <p>
        This page is not kept on this device, so it needs a signal. The request form opens without one, and
        keeps what you write.
      </p>
      <div className="flex flex-wrap gap-3">
        <AnchorButton href={paths.contact}>Request A Quote</AnchorButton>
        <AnchorButton variant="outline" href={telHref(company.phone)}>
          Call {company.phone}
        </AnchorButton>
        {/* The same address once more. */}
        <AnchorButton variant="outline" href="">
          Try again
        </AnchorButton>
      </div>
    </MessagePage>
  );
}
