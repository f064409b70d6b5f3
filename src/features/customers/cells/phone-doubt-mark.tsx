import { PhoneOff } from 'lucide-react';
import { formatPhone, readPhone } from '@/domain/read-phone';

const doubtNote = 'Not a number that can be dialled';

export function PhoneDoubtMark({ text }: { text: string }) {
  if (!readPhone(text).doubt) return null;
  return (
    <span role="img" aria-label={doubtNote} title={doubtNote} className="shrink-0 text-amber-800">
      <PhoneOff aria-hidden="true" className="inline-block size-4 align-[-0.125em]" />
    </span>
  );
}

/** Explains how the links read a number, if the text does not show it. */
export function phoneNote(text: string): string | undefined {
  const { numbers, doubt } = readPhone(text);
  if (doubt) return doubtNote;
  const [first] = numbers;
  if (!first) return undefined;
  const notes = [
    numbers.length > 1 && `The link uses the first: ${formatPhone(first.e164)}`,
    first.extension && `Extension ${first.extension} is not dialled`,
  ];
  return notes.filter(Boolean).join('. ') || undefined;
}
