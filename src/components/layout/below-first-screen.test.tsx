import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { BelowFirstScreen } from './below-first-screen';

let wasWhole: boolean | undefined;

function Page() {
  useLayoutEffect(() => {
    wasWhole = screen.queryByText('The rest') !== null;
  }, []);
  return (
    <>
      <h1>The first screen</h1>
      <BelowFirstScreen>The rest</BelowFirstScreen>
      <Link to="/other">Leave</Link>
    </>
  );
}

function Other() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/page">Page</Link>
      <Link to="/page#anchor">Anchor</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

function open(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/page" element={<Page />} />
        <Route path="/other" element={<Other />} />
      </Routes>
    </MemoryRouter>,
  );
}

const click = (name: string) => fireEvent.click(screen.getByText(name));

beforeEach(() => {
  wasWhole = undefined;
});

describe('what is below the first screen', () => {
  it('follows the first screen after a click on a link', () => {
    open('/other');
    click('Page');
    expect(wasWhole).toBe(false);
    expect(screen.getByText('The rest')).toBeVisible();
  });

  it('comes with the first screen when the document is opened', () => {
    open('/page');
    expect(wasWhole).toBe(true);
  });

  it('comes with the first screen on Back, so that the browser finds its place', () => {
    open('/page');
    click('Leave');
    wasWhole = undefined;
    click('Back');
    expect(wasWhole).toBe(true);
  });

  it('comes with the first screen when the link leads to a place in it', () => {
    open('/other');
    click('Anchor');
    expect(wasWhole).toBe(true);
  });
});
