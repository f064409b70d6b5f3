import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type CopyOutcome, copyOutcomes, copyText } from '@/components/ui/copy-text';

/** Copies a text and says so; where the browser has no clipboard for us there is no button. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  if (!navigator.clipboard) return null;

  return (
    <div className="flex items-center gap-3">
      <Button variant="quiet" onClick={() => void copyText(text).then(setOutcome)}>
        {outcome === copyOutcomes.copied ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )}
        {label}
      </Button>
      <span role="status" className="text-petrol-600 text-sm">
        {outcome}
      </span>
    </div>
  );
}
