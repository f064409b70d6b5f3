import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Calls `focusSuccessor` after a change of `state` is rendered, if the focus fell back to the page. */
export function useFocusSuccessor<State>(state: State, focusSuccessor: (previous: State) => void): void {
  const previous = useRef(state);
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = state;
    if (!Object.is(before, state) && document.activeElement === document.body) focusSuccessor(before);
  });
}

/** Keeps the focus in the container when a change of `state` removes the focused element. */
export function useFocusKept(
  container: RefObject<HTMLElement | null>,
  state: unknown,
  findTarget: (container: HTMLElement) => HTMLElement | null = (element) => element,
): void {
  useFocusSuccessor(state, () => {
    if (container.current) findTarget(container.current)?.focus();
  });
}
