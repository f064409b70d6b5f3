import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { Modal } from './modal';

function open() {
  const onClose = vi.fn();
  const view = render(
    <StrictMode>
      <Modal title="Marcia Bennett" footer={<p>Actions</p>} onClose={onClose}>
        <p>Details</p>
      </Modal>
    </StrictMode>,
  );
  return { onClose, view, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
}

it('is a modal dialog named by its title, with content and footer', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { dialog } = open();
  expect(showModal).toHaveBeenCalled();
  expect(dialog.open).toBe(true);
  expect(dialog).toHaveAccessibleName('Marcia Bennett');
  expect(dialog).toHaveTextContent('DetailsActions');
  showModal.mockRestore();
});

it('is asked to close by its cross', () => {
  const { onClose } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('is asked to close by Escape, and stays until it is no longer rendered', () => {
  const { onClose, dialog } = open();
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);
  expect(onClose).toHaveBeenCalledOnce();
  expect(cancel.defaultPrevented).toBe(true);
  expect(dialog.open).toBe(true);
});

it('stays when what is cancelled is a dialog or a file chooser in it', () => {
  const { onClose } = open();
  const cancel = new Event('cancel', { bubbles: true, cancelable: true });
  fireEvent(screen.getByText('Details'), cancel);
  expect(onClose).not.toHaveBeenCalled();
  expect(cancel.defaultPrevented).toBe(false);
});

it('follows a browser that closes it by itself', () => {
  const { onClose, dialog } = open();
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('takes no word of an earlier closing for its own', () => {
  const { onClose, dialog } = open();
  fireEvent(dialog, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});

it('is asked to close by a press outside', () => {
  const { onClose, dialog } = open();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays when a press is inside, or a selection only ends outside', () => {
  const { onClose, dialog } = open();
  fireEvent.pointerDown(screen.getByText('Details'));
  fireEvent.click(screen.getByText('Details'));
  fireEvent.pointerDown(screen.getByText('Details'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

it('is closed while it is still in the page, so that the focus can go back', () => {
  const { view, dialog } = open();
  let wasInPage = false;
  vi.spyOn(dialog, 'close').mockImplementation(() => {
    wasInPage = dialog.isConnected;
  });
  view.unmount();
  expect(wasInPage).toBe(true);
});
