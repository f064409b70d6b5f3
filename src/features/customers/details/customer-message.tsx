import { useState } from 'react';
import { CaptionedSection } from '@/components/ui/captioned-section';
import type { Customer } from '@/domain/customer';
import { cn } from '@/lib/cn';
import { hasVisibleText } from '@/lib/text';

/** A longer message, in characters or lines, would push the rest off the first screen. */
const shortest = { characters: 160, lines: 3 };

/** Requirement 2.16: only where there is a message. */
export function CustomerMessage({ customer: { message } }: { customer: Customer }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!hasVisibleText(message)) return null;
  const isLong = message.length > shortest.characters || message.split('\n').length > shortest.lines;
  return (
    <CaptionedSection title="Customer Message">
      <div className="mt-1 rounded-md border-amber-400 border-l-4 bg-paper px-3 py-2 text-sm">
        <p className={cn('whitespace-pre-wrap break-words', isLong && !isOpen && 'line-clamp-3')}>
          <bdi>{message}</bdi>
        </p>
        {isLong && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="-mb-2 min-h-11 cursor-pointer font-semibold underline underline-offset-4"
          >
            {isOpen ? 'Show less' : 'Show the whole message'}
          </button>
        )}
      </div>
    </CaptionedSection>
  );
}
