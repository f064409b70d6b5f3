import { AnchorButton, Button } from '@/components/ui/button';
import { newTab } from '@/components/ui/new-tab';
import { company } from '@/config/company';
import { telHref, whatsappHref } from '@/domain/phone';
import { chunkFailedMessage } from '@/lib/chunk-error';

interface WaysOutProps {
  onLoadAgain: () => void;
  isLoading?: boolean;
}

export function WaysOut({ onLoadAgain, isLoading = false }: WaysOutProps) {
  return (
    <>
      <Button aria-disabled={isLoading || undefined} onClick={onLoadAgain}>
        {isLoading ? 'Loading…' : 'Load again'}
      </Button>
      <AnchorButton variant="quiet" href={telHref(company.phone)}>
        <span>
          Call <span className="inline-block">{company.phone}</span>
        </span>
      </AnchorButton>
      <AnchorButton variant="quiet" href={whatsappHref(company.whatsapp)} {...newTab}>
        WhatsApp
      </AnchorButton>
    </>
  );
}

export function LoadingPart() {
  return (
    <p role="status" className="after-a-moment px-4 py-12 text-center font-semibold">
      Loading…
    </p>
  );
}

interface ChunkNoticeProps extends WaysOutProps {
  explanation: string;
}

export function ChunkNotice({ explanation, ...waysOut }: ChunkNoticeProps) {
  return (
    <div
      role="alert"
      className="mx-auto max-w-page border-danger-600 border-l-8 bg-danger-100 p-4 text-danger-700 shadow-lg"
    >
      <h2 className="font-extrabold text-lg">{chunkFailedMessage}</h2>
      <p>{explanation}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <WaysOut {...waysOut} />
      </div>
    </div>
  );
}
