import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadPage } from './app-routes';
import { preloadOnIntent } from './preload-on-intent';

vi.mock('./app-routes', () => ({ preloadPage: vi.fn(() => Promise.reject(new Error('offline'))) }));

beforeAll(preloadOnIntent);
beforeEach(() => {
  vi.mocked(preloadPage).mockClear();
  render(
    <>
      <a id="near" href="/about?tab=2#team">
        <b>About</b>
      </a>
      <a id="far" href="https://other.example/about">
        Elsewhere
      </a>
      <details>
        <nav>
          <a href="/services">Services</a>
          <a href="/contact">Contact</a>
        </nav>
      </details>
      <p />
    </>,
  );
});

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const find = (selector: string) => document.querySelector(selector) ?? document.body;

it.each([
  ['a pointer', () => fireEvent.pointerOver(find('b'))],
  ['a finger', () => fireEvent.touchStart(find('b'))],
  ['the focus', () => fireEvent.focusIn(find('#near'))],
])('%s on a link loads its page', (_, act) => {
  act();
  expect(preloadPage).toHaveBeenCalledExactlyOnceWith('/about');
});

it('a menu loads its pages once it opens', () => {
  const menu = find('details');
  fireEvent(menu, new Event('toggle'));
  expect(preloadPage).not.toHaveBeenCalled();
  menu.setAttribute('open', '');
  fireEvent(menu, new Event('toggle'));
  expect(vi.mocked(preloadPage).mock.calls.flat()).toEqual(['/services', '/contact']);
});

it('a menu loads nothing for a visitor who saves data, but the pressed link does', () => {
  const menu = find('details');
  menu.setAttribute('open', '');
  Object.assign(navigator, { connection: { saveData: true } });
  fireEvent(menu, new Event('toggle'));
  expect(preloadPage).not.toHaveBeenCalled();
  fireEvent.touchStart(find('a[href="/services"]'));
  expect(preloadPage).toHaveBeenCalledExactlyOnceWith('/services');
});

describe('at its start', () => {
  it('an open menu and the link with the focus load their pages', () => {
    find('details').setAttribute('open', '');
    (find('#near') as HTMLElement).focus();
    vi.mocked(preloadPage).mockClear();
    preloadOnIntent();
    expect(vi.mocked(preloadPage).mock.calls.flat()).toEqual(['/services', '/contact', '/about']);
  });

  it('an open menu loads nothing for a visitor who saves data', () => {
    find('details').setAttribute('open', '');
    Object.assign(navigator, { connection: { saveData: true } });
    preloadOnIntent();
    expect(preloadPage).not.toHaveBeenCalled();
  });
});

it.each(['#far', 'p'])('a pointer on %s loads nothing', (selector) => {
  fireEvent.pointerOver(find(selector));
  expect(preloadPage).not.toHaveBeenCalled();
});

it('a browser without a connection loads nothing', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  fireEvent.pointerOver(find('b'));
  expect(preloadPage).not.toHaveBeenCalled();
});
