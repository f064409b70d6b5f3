import { act, fireEvent, screen, within } from '@testing-library/react';

/** The control that shows a customer's status in the list, and changes it. */
export const statusOf = (name: string) => screen.getByRole('combobox', { name: `Status of ${name}` });

/** Opens a control's list, presses the option of this name, and waits for what is answered at once. */
export async function choose(control: HTMLElement, option: string): Promise<void> {
  fireEvent.click(control);
  const list = within(screen.getByRole('listbox'));
  await act(async () => void fireEvent.click(list.getByRole('option', { name: option })));
}
