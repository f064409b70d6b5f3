import { render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { RouteAnnouncer, useRouteAnnouncement } from './route-announcer';

const isFirst = vi.fn(() => false);

function Page({ children }: { children?: ReactNode }) {
  useRouteAnnouncement('Sign In', isFirst);
  return <main>{children}</main>;
}

const open = (children: ReactNode) =>
  render(
    <RouteAnnouncer>
      <Page>{children}</Page>
    </RouteAnnouncer>,
  );

it('announces the new page and focuses its heading', () => {
  open(<h1>Sign In</h1>);
  expect(screen.getByRole('status')).toHaveTextContent('Sign In');
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('waits for a heading that comes with the script of a form', async () => {
  function Late() {
    const [isThere, setIsThere] = useState(false);
    useEffect(() => {
      const timer = setTimeout(() => setIsThere(true));
      return () => clearTimeout(timer);
    }, []);
    return isThere && <h1>Sign In</h1>;
  }
  open(<Late />);
  expect(screen.queryByRole('heading')).toBeNull();
  const heading = await screen.findByRole('heading');
  await vi.waitFor(() => expect(heading).toHaveFocus());
});

it('leaves the focus with a part of the page that took it', () => {
  open(
    <>
      <h1>Sign In</h1>
      <input aria-label="Email" ref={(input) => input?.focus()} />
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it("leaves the focus alone on the document's first page", () => {
  isFirst.mockReturnValueOnce(true);
  open(<h1>Sign In</h1>);
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
