import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface EarlyTyping {
  screen: ReactNode;
  /** Finds the control to type into. */
  selector: string;
  how: 'created' | 'hydrated';
}

/**
 * Renders a screen as the application does, and types two letters in the same task, before React's passive effects.
 * Then it types a third.
 * @returns the control's text in the end.
 */
export async function typeEarly({ screen, selector, how }: EarlyTyping): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  let root: Root | undefined;
  const control = () => {
    const found = place.querySelector<TextControl>(selector);
    if (!found) throw new Error(`The screen has no ${selector}.`);
    return found;
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const typeTwo = () => {
        try {
          for (const letter of 'Ma') type(control(), letter);
          resolve();
        } catch (error) {
          reject(error);
        }
      };
      const app = (
        <Appearing onAppear={typeTwo}>
          <MemoryRouter>{screen}</MemoryRouter>
        </Appearing>
      );
      if (how === 'hydrated') place.innerHTML = renderToString(app);
      startTransition(() => {
        if (how === 'hydrated') root = hydrateRoot(place, app);
        else {
          root = createRoot(place);
          root.render(app);
        }
      });
    });
    await vi.waitFor(() => {
      if (control().value.length < 1) throw new Error('Nothing is there yet.');
    });
    type(control(), 'r');
    return control().value;
  } finally {
    root?.unmount();
    place.remove();
  }
}

function Appearing({ onAppear, children }: { onAppear: () => void; children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(onAppear), [onAppear]);
  return children;
}

/** As a browser does it for a key: past the property that React watches. */
function type(control: TextControl, letter: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, control.value + letter);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
