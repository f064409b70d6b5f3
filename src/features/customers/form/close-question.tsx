import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useReturnFocus } from '@/components/ui/use-return-focus';

export function useCloseQuestion(wouldLose: boolean, onClose: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  const { remember, returnFocus } = useReturnFocus();

  function stay() {
    setIsAsking(false);
    returnFocus();
  }

  function askToClose() {
    if (!wouldLose) return onClose();
    if (isAsking) return stay();
    remember(document.activeElement);
    setIsAsking(true);
  }

  return { isAsking, askToClose, stay };
}

interface CloseQuestionProps {
  text: string;
  stayLabel: string;
  onStay: () => void;
  onDiscard: (() => void) | undefined;
}

export function CloseQuestion({ text, stayLabel, onStay, onDiscard }: CloseQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 font-semibold">
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button ref={stay} variant="dark" onClick={onStay}>
          {stayLabel}
        </Button>
        {onDiscard && (
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        )}
      </div>
    </div>
  );
}
