import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { usePreHydrationInput } from './use-pre-hydration-input';

const initial = { line: '', text: '', choice: '', box: false };

function Form({ onEdit }: { onEdit?: (values: typeof initial) => unknown }) {
  const [values, setValues] = useState(initial);
  const form = usePreHydrationInput();
  const edit = (changes: Partial<typeof initial>) => setValues((current) => ({ ...current, ...changes }));
  onEdit?.(values);
  return (
    <form ref={form}>
      <input aria-label="line" value={values.line} onChange={(event) => edit({ line: event.target.value })} />
      <textarea
        aria-label="text"
        value={values.text}
        onChange={(event) => edit({ text: event.target.value })}
      />
      <select
        aria-label="choice"
        value={values.choice}
        onChange={(event) => edit({ choice: event.target.value })}
      >
        <option value="">None</option>
        <option value="diesel">Diesel</option>
      </select>
      <input
        type="checkbox"
        aria-label="box"
        checked={values.box}
        onChange={(event) => edit({ box: event.target.checked })}
      />
    </form>
  );
}

const container = document.createElement('div');
afterEach(() => container.remove());

it('keeps what was typed, chosen and ticked before the script arrived', async () => {
  container.innerHTML = renderToString(<Form />);
  document.body.append(container);
  const [line, text, choice, box] = container.querySelectorAll('input, textarea, select');
  Object.assign(line ?? {}, { value: 'Early' });
  Object.assign(text ?? {}, { value: 'Two\nlines' });
  Object.assign(choice ?? {}, { value: 'diesel' });
  Object.assign(box ?? {}, { checked: true });

  const seen: (typeof initial)[] = [];
  const root = await act(async () => hydrateRoot(container, <Form onEdit={(values) => seen.push(values)} />));

  expect(seen.at(-1)).toEqual({ line: 'Early', text: 'Two\nlines', choice: 'diesel', box: true });
  await act(async () => root.unmount());
});
