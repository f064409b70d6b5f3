import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A part of the screen that takes the focus; a row takes it with its 'view details' button. */
type FocusTarget =
  | { kind: 'row'; id: string }
  | { kind: 'search-box' }
  | { kind: 'day-entry'; id: string }
  | { kind: 'note' }
  | { kind: 'log' };

interface FocusState {
  requested: FocusTarget | undefined;
  /** The target that opened the details, if it is not their row. */
  opener: FocusTarget | undefined;
}

/** The target may not be rendered yet: it takes the focus as soon as it is. */
const store = createStore<FocusState>(() => ({ requested: undefined, opener: undefined }));

export function requestFocus(requested: FocusTarget): void {
  store.setState({ requested });
}

/** Requests the focus for the row in the place of one that has left the list. */
export function requestFocusInPlace(
  index: number,
  rows: readonly { readonly customer: { readonly id: string } }[],
): void {
  const row = rows[index] ?? rows.at(-1);
  requestFocus(row ? { kind: 'row', id: row.customer.id } : { kind: 'search-box' });
}

export function setOpener(opener: FocusTarget): void {
  store.setState({ opener });
}

/** Requests the focus for the target that opened the details, or else for the given one. */
export function requestFocusForOpener(otherwise: FocusTarget): void {
  store.setState(({ opener }) => ({ requested: opener ?? otherwise, opener: undefined }));
}

/** Else the next details would return the focus to a target of earlier ones. */
export function forgetOpener(): void {
  store.setState({ opener: undefined });
}

export function resetFocusRequests(): void {
  store.setState(store.getInitialState());
}

const idOf = (target: FocusTarget) => ('id' in target ? target.id : undefined);

const isTarget = (target: FocusTarget, requested: FocusTarget | undefined) =>
  requested?.kind === target.kind && idOf(requested) === idOf(target);

/** Makes an element a target: it takes the focus on request, and after a dialog around it has opened. */
export function useFocusTarget<Target extends HTMLElement>(target: FocusTarget): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const isRequested = useStore(store, ({ requested }) => isTarget(target, requested));
  useEffect(() => {
    if (!isRequested) return;
    element.current?.focus();
    store.setState({ requested: undefined });
  }, [isRequested]);
  return element;
}

/** Calls `show` with the id of a requested row until that row is rendered and takes the focus. */
export function useRequestedRow(show: (id: string) => void): void {
  const requested = useStore(store, (state) => state.requested);
  // Rows that are rendered have taken the focus by now: effects of children run first.
  useEffect(() => {
    if (requested?.kind === 'row' && requested === store.getState().requested) show(requested.id);
  });
}
