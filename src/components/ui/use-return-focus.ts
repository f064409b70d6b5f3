import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { mainId } from '@/components/layout/skip-link';

type FocusSuccessor = (gone: Element) => boolean;

export interface ReturnFocus {
  remember: (element: Element | null) => void;
  /** Returns the focus once; false if the element is unknown or gone. */
  returnFocus: (options?: FocusOptions, focusSuccessor?: FocusSuccessor) => boolean;
}

export function useReturnFocus(): ReturnFocus {
  const [focus] = useState(createReturnFocus);
  return focus;
}

function createReturnFocus(): ReturnFocus {
  let target: Element | undefined;
  return {
    remember(element) {
      if (element && element !== document.body) target = element;
    },
    returnFocus(options, focusSuccessor) {
      const element = target;
      target = undefined;
      if (!(element instanceof HTMLElement)) return false;
      if (!element.isConnected) return focusSuccessor?.(element) ?? false;
      element.focus(options);
      return true;
    },
  };
}

/** Returns the focus to the last focused element outside the container, its successor, or the main part around it. */
export function useReturnFocusFrom(
  container: RefObject<HTMLElement | null>,
  focusSuccessor?: FocusSuccessor,
): void {
  const { remember, returnFocus } = useReturnFocus();
  const focusInPlace = useEffectEvent((gone: Element) => focusSuccessor?.(gone) ?? false);
  useLayoutEffect(() => {
    const element = container.current;
    const dialog = element?.closest('dialog');
    const rememberBeside = (target: EventTarget | null) => {
      if (!(target instanceof Element) || element?.contains(target)) return;
      if (target.closest('dialog') === dialog) remember(target);
    };
    const onFocusIn = ({ relatedTarget }: FocusEvent) => rememberBeside(relatedTarget);
    rememberBeside(document.activeElement);
    element?.addEventListener('focusin', onFocusIn);
    return () => {
      element?.removeEventListener('focusin', onFocusIn);
      if (!element?.contains(document.activeElement)) return;
      const options = { preventScroll: true };
      if (returnFocus(options, focusInPlace)) return;
      const content = dialog?.querySelector<HTMLElement>('[role="group"]');
      (content ?? document.getElementById(mainId))?.focus(options);
    };
  }, [container, remember, returnFocus]);
}
