import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Modal } from './modal';
import { TimedNotice } from './timed-notice';

const onDismiss = vi.fn();
beforeEach(() => onDismiss.mockClear());
const notice = { tone: 'success', text: 'Saved.' } as const;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('A success under a dialog waits for it, and then stays as long as any', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Page hasDialog />);
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  rerender(<Page />);
  pass(9_999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('A dialog and a hidden tab stop the time of a success, which goes on afterwards', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Page />);
  pass(4000);
  rerender(<Page hasDialog />);
  pass(60_000);
  rerender(<Page />);
  pass(2000);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(60_000);
  visibility.mockRestore();
  pass(3999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

function Page({ hasDialog = false }: { hasDialog?: boolean }) {
  return (
    <>
      <TimedNotice notice={notice} saving={null} onDismiss={onDismiss} onUndo={onDismiss} />
      {hasDialog && (
        <Modal title="Figures" onClose={() => undefined}>
          12
        </Modal>
      )}
    </>
  );
}
