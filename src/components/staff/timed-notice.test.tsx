import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Modal } from './modal';
import { TimedNotice } from './timed-notice';

const onDismiss = vi.fn();
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
