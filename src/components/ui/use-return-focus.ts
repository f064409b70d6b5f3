import { type RefObject, useLayoutEffect, useState } from 'react';
import { mainId } from '@/components/layout/skip-link';

export interface ReturnFocus {
  remember: (element: Element | null) => void;
  /** Returns the focus once; false if the element is unknown or gone. */
  returnFocus: (options?: FocusOptions) => boolean;
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
    returnFocus(options) {
      const element = target;
      target = undefined;
      if (!(element instanceof HTMLElement && element.isConnected)) return false;
      element.focus(options);
      return true;
    },
  };
}

/** Returns the focus to the last focused element outside the container, or to the main part of its dialog or page. */
export function useReturnFocusFrom(container: RefObject<HTMLElement | null>): void {
  const { remember, returnFocus } = useReturnFocus();
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
      if (returnFocus(options)) return;
      const content = dialog?.querySelector<HTMLElement>('[role="group"]');
      (content ?? document.getElementById(mainId))?.focus(options);
    };
  }, [container, remember, returnFocus]);
}
