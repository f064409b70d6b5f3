import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { askBeforeUnload } from './unload-question';

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Follows a link as Chromium does: it asks before the click has ended. */
function isAskedAt(href: string): boolean {
  let asked = false;
  const { unmount } = render(
    <a
      href={href}
      onClick={(event) => {
        asked = isAsked();
        event.preventDefault();
      }}
    >
      <span>Follow</span>
    </a>,
  );
  fireEvent.click(screen.getByText('Follow'));
  unmount();
  return asked;
}

function listen(wouldLose: boolean) {
  const stop = askBeforeUnload(() => wouldLose);
  onTestFinished(stop);
  return stop;
}

describe('the question before the page ends', () => {
  it('is asked while something would be lost', () => {
    listen(true);
    expect(isAsked()).toBe(true);
  });

  it('is not asked while nothing would be lost', () => {
    listen(false);
    expect(isAsked()).toBe(false);
  });

  it('is asked no more once its listener is gone', () => {
    listen(true)();
    expect(isAsked()).toBe(false);
  });

  it.each(['tel:+18765550142', 'mailto:marcia@farm.example'])('is not asked at %s', (href) => {
    listen(true);
    expect(isAskedAt(href)).toBe(false);
  });

  it('is asked at a link to a page', () => {
    listen(true);
    expect(isAskedAt('/newsletter')).toBe(true);
  });

  it('is asked again after a call', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    listen(true);
    isAskedAt('tel:+18765550142');
    vi.runAllTimers();
    expect(isAsked()).toBe(true);
  });
});
