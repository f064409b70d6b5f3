import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useReadForm } from './use-read-form';

const initial = { line: '', text: '', choice: '', box: false, way: 'phone' };
type Values = typeof initial;
const filled: Values = { line: 'Early', text: 'Two\nlines', choice: 'diesel', box: true, way: 'sms' };

interface TestFormProps {
  onSend?: (values: Values) => void;
  onEdit?: (values: Values) => unknown;
}

function TestForm({ onSend, onEdit }: TestFormProps) {
  const [values, setValues] = useState(initial);
  const edit = (changes: Partial<Values>) => setValues((current) => ({ ...current, ...changes }));
  const readForm = useReadForm(() => onSend?.(values));
  onEdit?.(values);
  return (
    <form {...readForm}>
      <input aria-label="line" value={values.line} onChange={({ target }) => edit({ line: target.value })} />
      <textarea
        aria-label="text"
        value={values.text}
        onChange={({ target }) => edit({ text: target.value })}
      />
      <select
        aria-label="choice"
        value={values.choice}
        onChange={({ target }) => edit({ choice: target.value })}
      >
        <option value="">None</option>
        <option value="diesel">Diesel</option>
      </select>
      <input
        type="checkbox"
        aria-label="box"
        checked={values.box}
        onChange={({ target }) => edit({ box: target.checked })}
      />
      {['phone', 'sms'].map((way) => (
        <input
          key={way}
          type="radio"
          name="way"
          aria-label={way}
          checked={values.way === way}
          onChange={() => edit({ way })}
        />
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

/** Fills in the form without events, as some password managers do. */
function fillInSilently(): void {
  const { line, text, choice } = filled;
  for (const [label, value] of Object.entries({ line, text, choice })) {
    Object.assign(screen.getByLabelText(label), { value });
  }
  for (const label of ['box', 'sms']) Object.assign(screen.getByLabelText(label), { checked: true });
}

function expectFilled(): void {
  for (const label of ['line', 'text', 'choice'] as const) {
    expect(screen.getByLabelText(label)).toHaveValue(filled[label]);
  }
  expect(screen.getByLabelText('box')).toBeChecked();
  expect(screen.getByLabelText('sms')).toBeChecked();
}

const container = document.createElement('div');
afterEach(() => container.remove());

it('keeps values from before hydration', async () => {
  container.innerHTML = renderToString(<TestForm />);
  document.body.append(container);
  fillInSilently();
  const seen: Values[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <TestForm onEdit={(values) => seen.push(values)} />),
  );
  expect(seen.at(-1)).toEqual(filled);
  await act(async () => root.unmount());
});

describe('values filled in without an event', () => {
  it('are sent', () => {
    const onSend = vi.fn();
    render(<TestForm onSend={onSend} />);
    fillInSilently();
    fireEvent.submit(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledExactlyOnceWith(filled);
    expectFilled();
  });

  it('replace typed values when they are sent', async () => {
    const onSend = vi.fn();
    const user = userEvent.setup({ delay: null });
    render(<TestForm onSend={onSend} />);
    await user.type(screen.getByLabelText('line'), 'Late');
    await user.click(screen.getByLabelText('box'));
    await user.selectOptions(screen.getByLabelText('choice'), 'diesel');
    Object.assign(screen.getByLabelText('line'), { value: 'Early' });
    Object.assign(screen.getByLabelText('box'), { checked: false });
    Object.assign(screen.getByLabelText('choice'), { value: '' });
    fireEvent.submit(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ ...initial, line: 'Early' });
  });

  it('stay when another control is edited', async () => {
    const user = userEvent.setup({ delay: null });
    for (const label of ['line', 'text', 'box', 'sms'] as const) {
      const seen: Values[] = [];
      const { unmount } = render(<TestForm onEdit={(values) => seen.push(values)} />);
      fillInSilently();
      // Types without key events, as phone keyboards and dictation do.
      if (label === 'line' || label === 'text') {
        fireEvent.input(screen.getByLabelText(label), { target: { value: 'Late' } });
        expect(seen.at(-1)).toEqual({ ...filled, [label]: 'Late' });
      } else {
        await user.click(screen.getByLabelText(label === 'box' ? 'box' : 'phone'));
        expect(seen.at(-1)).toEqual({ ...filled, ...(label === 'box' ? { box: false } : { way: 'phone' }) });
      }
      unmount();
    }
  });

  it('are read before a click outside the form and before the page is left', () => {
    for (const leave of [
      () => fireEvent.pointerDown(document.body),
      () => fireEvent(window, new Event('pagehide')),
    ]) {
      const seen: Values[] = [];
      const { unmount } = render(<TestForm onEdit={(values) => seen.push(values)} />);
      fillInSilently();
      leave();
      expect(seen.at(-1)).toEqual(filled);
      unmount();
    }
  });

  it('lose no letter typed beside them', async () => {
    const user = userEvent.setup({ delay: null });
    render(<TestForm />);
    fillInSilently();
    Object.assign(screen.getByLabelText('line'), { value: '' });
    await user.type(screen.getByLabelText('line'), 'Marcia');
    expect(screen.getByLabelText('line')).toHaveValue('Marcia');
    expect(screen.getByLabelText('text')).toHaveValue(filled.text);
  });
});
