import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** Copies a text and says so; where the browser has no clipboard for us there is no button. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  if (!navigator.clipboard) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <div className="flex items-center gap-3">
      <Button variant="quiet" onClick={() => void copy()}>
        {outcome === 'copied' ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )}
        {label}
      </Button>
      <span role="status" className="text-petrol-600 text-sm">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && 'Please copy it by hand'}
      </span>
    </div>
  );
}
