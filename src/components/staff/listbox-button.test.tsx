import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ListboxButton } from './listbox-button';

const options = [
  { value: 'diesel', label: 'Mark as Diesel' },
  { value: 'petrol', label: 'Mark as Petrol' },
  { value: 'propane', label: 'Mark as Propane' },
  { value: 'kerosene', label: 'Mark as Kerosene' },
] as const;
type Fuel = (typeof options)[number]['value'];

/** A choice of fuel with the focus; petrol is chosen. */
function renderChoice() {
  const onChoose = vi.fn<(fuel: Fuel) => void>();
  function Choice() {
    const [value, setValue] = useState<Fuel>('petrol');
    return (
      <ListboxButton
        label="Fuel"
        options={options}
        value={value}
        onChoose={(fuel) => {
          onChoose(fuel);
          setValue(fuel);
        }}
      >
        {value}
      </ListboxButton>
    );
  }
  render(
    <>
      <Choice />
      <button type="button">Next</button>
    </>,
  );
  const user = userEvent.setup();
  const control = screen.getByRole('combobox', { name: 'Fuel' });
  control.focus();
  return { user, control, onChoose };
}

const list = () => screen.queryByRole('listbox', { name: 'Fuel' });
function active(): string | null | undefined {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
}

describe('A choice from a list', () => {
  it.each(['{ArrowDown}', '{ArrowUp}', '{Alt>}{ArrowDown}{/Alt}', '{Enter}', ' '])(
    'opens by %s on the current option without choosing',
    async (key) => {
      const { user, control, onChoose } = renderChoice();
      expect(control).toHaveAttribute('aria-expanded', 'false');
      await user.keyboard(key);
      expect(control).toHaveAttribute('aria-expanded', 'true');
      expect(control).toHaveAttribute('aria-controls', list()?.id);
      expect(control).toHaveFocus();
      expect(active()).toBe('Mark as Petrol');
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Mark as Petrol');
      expect(onChoose).not.toHaveBeenCalled();
    },
  );

  it('moves by arrows, Home, End and letters without choosing, and stops at both ends', async () => {
    const { user, onChoose } = renderChoice();
    for (const [keys, option] of [
      ['{Home}', 'Mark as Diesel'],
      ['{ArrowUp}', 'Mark as Diesel'],
      ['{ArrowDown}{ArrowDown}', 'Mark as Propane'],
      ['{End}', 'Mark as Kerosene'],
      ['{ArrowDown}', 'Mark as Kerosene'],
      ['d', 'Mark as Diesel'],
    ] as const) {
      await user.keyboard(keys);
      expect(active()).toBe(option);
    }
    expect(onChoose).not.toHaveBeenCalled();
    expect(list()).toBeVisible();
  });

  it.each([
    ['p', 'Mark as Propane'],
    ['pp', 'Mark as Petrol'],
    ['pr', 'Mark as Propane'],
    ['ke', 'Mark as Kerosene'],
    ['x', 'Mark as Petrol'],
  ])('moves to the word that begins with the typed letters: %s', async (letters, option) => {
    const { user } = renderChoice();
    await user.keyboard(letters);
    expect(active()).toBe(option);
  });

  it.each(['{Enter}', ' '])('chooses by %j, once, and closes', async (key) => {
    const { user, control, onChoose } = renderChoice();
    await user.keyboard(`{ArrowDown}{ArrowDown}${key}`);
    expect(onChoose.mock.calls).toEqual([['propane']]);
    expect(list()).not.toBeInTheDocument();
    expect(control).toHaveFocus();
    expect(control).toHaveTextContent('propane');
  });

  it('chooses by a click and keeps the focus', async () => {
    const { user, control, onChoose } = renderChoice();
    await user.click(control);
    await user.click(screen.getByRole('option', { name: 'Mark as Kerosene' }));
    expect(onChoose.mock.calls).toEqual([['kerosene']]);
    expect(list()).not.toBeInTheDocument();
    expect(control).toHaveFocus();
  });

  it('reports no choice for the current option', async () => {
    const { user, onChoose } = renderChoice();
    await user.keyboard('{Enter}{Enter}');
    expect(list()).not.toBeInTheDocument();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it.each(['{Escape}', '{Alt>}{ArrowUp}{/Alt}'])('closes by %s without choosing', async (key) => {
    const { user, control, onChoose } = renderChoice();
    await user.keyboard('{ArrowDown}{End}');
    await user.keyboard(key);
    expect(list()).not.toBeInTheDocument();
    expect(onChoose).not.toHaveBeenCalled();
    expect(control).toHaveTextContent('petrol');
    expect(control).toHaveFocus();
  });

  it.each(['{Escape}', '{ArrowDown}{Enter}'])(
    'leaves letters to the page after %s, while it has the focus',
    async (keys) => {
      const { user, control } = renderChoice();
      await user.keyboard(`{Enter}${keys}p`);
      expect(list()).not.toBeInTheDocument();
      await user.tab();
      control.focus();
      await user.keyboard('p');
      expect(list()).toBeVisible();
    },
  );

  it('closes by Tab and by a click elsewhere without choosing', async () => {
    const { user, control, onChoose } = renderChoice();
    const next = screen.getByRole('button', { name: 'Next' });
    await user.keyboard('{ArrowDown}{End}');
    await user.tab();
    expect(next).toHaveFocus();
    expect(list()).not.toBeInTheDocument();
    for (const elsewhere of [control, next, document.body]) {
      await user.click(control);
      expect(list()).toBeVisible();
      await user.click(elsewhere);
      expect(list()).not.toBeInTheDocument();
    }
    expect(onChoose).not.toHaveBeenCalled();
  });
});
