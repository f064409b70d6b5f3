import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Banner } from '@/components/ui/banner';
import { AnchorButton, Button } from '@/components/ui/button';
import { company } from '@/config/company';
import type { CustomerDraft } from '@/domain/customer-draft';
import { customerFields, fieldText } from '@/domain/customer-fields';
import { telHref, whatsappHref } from '@/domain/phone';
import { chunkFailedMessage } from '@/lib/load-chunk';
import { isDraftPersisted } from './persisted-draft';
import { formOrder } from './ticket-fields';

interface FailureNoticeProps {
  error: string;
  /** What was sent. */
  draft: CustomerDraft;
}

/** Says why a request was not stored, and offers to send it by WhatsApp. It takes the focus when it appears. */
export function FailureNotice({ error, draft }: FailureNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  return (
    <div ref={notice} tabIndex={-1} className="space-y-3 rounded-md">
      <Banner tone="error">{error}</Banner>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <AnchorButton
          href={whatsappHref(company.whatsapp, whatsappMessage(draft))}
          target="_blank"
          rel="noopener noreferrer"
          variant="outline"
          size="large"
          className="shrink-0"
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          Send by WhatsApp instead
        </AnchorButton>
        <p className="text-sm">
          Nothing you wrote is lost: submit again, or hand it to us with every answer filled in.
        </p>
      </div>
      {error === chunkFailedMessage && <ChunkHelp />}
    </div>
  );
}

/** A script that stays away may be there after a reload, which the answers outlive where the tab can keep them. */
function ChunkHelp() {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
      {isDraftPersisted() && (
        <Button variant="outline" size="large" className="shrink-0" onClick={() => window.location.reload()}>
          Load again
        </Button>
      )}
      <p className="text-sm">
        A part of this page did not arrive, so nothing was sent. Check your connection and submit again, or
        call{' '}
        <a href={telHref(company.phone)} className="font-semibold underline underline-offset-4">
          {company.phone}
        </a>
        .
      </p>
    </div>
  );
}

/** Every answer of a draft as a text message to the company, one a line; what was left empty is left out. */
export function whatsappMessage(draft: CustomerDraft): string {
  const answers = formOrder
    .map((field) => ({
      label: customerFields[field].label.replace(/\?$/, ''),
      answer: fieldText(field, draft[field]),
    }))
    .filter(({ answer }) => answer !== '')
    .map(({ label, answer }) => `${label}: ${answer}`);
  return [`Hello ${company.name}, I would like a quote.`, '', ...answers].join('\n');
}
