import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type CopyOutcome, copyText } from '@/components/ui/copy-text';
import { referenceCode } from '@/domain/reference';

export const correctionText =
  'You changed this request after a first try. If both reached us, this one counts.';

export function ReferenceNumber({ reference }: { reference: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-petrol-900 border-l-4 pl-4">
      <dl>
        <dt className="form-caption text-petrol-600">Your customer reference ID</dt>
        <dd translate="no" className="meter mt-1 select-all text-xl sm:text-3xl">
          {inGroups(reference)}
        </dd>
        <dt className="form-caption mt-3 mr-2 inline-block text-petrol-600">On the phone, say</dt>
        <dd translate="no" className="meter inline-block select-all text-xl">
          {referenceCode(reference)}
        </dd>
      </dl>
      <CopyButton text={reference} label="Copy reference" />
    </div>
  );
}

/** Groups of four to read out; copying gives the whole. */
const inGroups = (reference: string) => reference.replace(/.{4}(?=.)/g, '$& ');

function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  if (!navigator.clipboard) return null;

  return (
    <div className="flex items-center gap-3">
      <Button variant="quiet" onClick={() => void copyText(text).then(setOutcome)}>
        <Copy aria-hidden="true" className="size-4" />
        <span>{label}</span>
      </Button>
      <span role="status" className="text-petrol-600 text-sm">
        {outcome}
      </span>
    </div>
  );
}
