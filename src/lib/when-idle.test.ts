// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

function observe(readyState: DocumentReadyState) {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const task = vi.fn(async () => {});
  whenIdle(task);
  return { idle, task };
}

it('waits until the page has loaded and is idle', () => {
  const { idle, task } = observe('interactive');
  expect(idle).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  expect(idle).toHaveLength(1);
  expect(task).not.toHaveBeenCalled();
  idle[0]?.();
  expect(task).toHaveBeenCalledOnce();
});

it('runs at once after the load, and ignores a failure', async () => {
  const { idle, task } = observe('complete');
  task.mockRejectedValueOnce(new Error('blocked'));
  idle[0]?.();
  expect(task).toHaveBeenCalledOnce();
});
