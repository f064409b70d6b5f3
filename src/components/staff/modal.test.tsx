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

it('asks to close at a click on the cross', () => {
  const { onClose } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks to close at Escape, and stays while rendered', () => {
  const { onClose, dialog } = open();
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);
  expect(onClose).toHaveBeenCalledOnce();
  expect(cancel.defaultPrevented).toBe(true);
  expect(dialog.open).toBe(true);
});

it('stays when an inner dialog or file chooser is cancelled', () => {
  const { onClose } = open();
  const cancel = new Event('cancel', { bubbles: true, cancelable: true });
  fireEvent(screen.getByText('Details'), cancel);
  expect(onClose).not.toHaveBeenCalled();
  expect(cancel.defaultPrevented).toBe(false);
});

it('asks to close when the browser closes it', () => {
  const { onClose, dialog } = open();
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('ignores an earlier close event', () => {
  const { onClose, dialog } = open();
  fireEvent(dialog, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});

it('asks to close at a click outside', () => {
  const { onClose, dialog } = open();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays for a click inside and for a selection that ends outside', () => {
  const { onClose, dialog } = open();
  fireEvent.pointerDown(screen.getByText('Details'));
  fireEvent.click(screen.getByText('Details'));
  fireEvent.pointerDown(screen.getByText('Details'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

it('closes before it leaves the page, so that the focus returns', () => {
  const { view, dialog } = open();
  let wasInPage = false;
  vi.spyOn(dialog, 'close').mockImplementation(() => {
    wasInPage = dialog.isConnected;
  });
  view.unmount();
  expect(wasInPage).toBe(true);
});
