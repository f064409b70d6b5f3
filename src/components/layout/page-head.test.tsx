import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyHeadTags, PageHead } from './page-head';

it('asks anew on the next page for a script that did not arrive', async () => {
  const load = vi.fn(async () => () => <p>Title</p>).mockRejectedValueOnce(new TypeError('/x.js'));
  const Head = lazyHeadTags(load);
  const first = render(<Head />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(first.container).toBeEmptyDOMElement());
  first.rerender(<Head />);
  expect(load).toHaveBeenCalledOnce();
  first.unmount();
  render(<Head />);
  expect(await screen.findByText('Title')).toBeInTheDocument();
});

it('sets the title though the script of the other tags is not there, and puts the earlier one back', () => {
  document.title = 'Before';
  const { rerender, unmount } = render(<PageHead title="About us" />);
  expect(document.title).toBe('About us | Island Fuel Delivery');
  rerender(<PageHead title="(1) About us" />);
  expect(document.title).toBe('(1) About us | Island Fuel Delivery');
  unmount();
  expect(document.title).toBe('Before');
});

it('puts the page’s title back after another one whose tags were there at once', async () => {
  document.title = '';
  render(<PageHead title="Get In Touch" />);
  await vi.waitFor(() => expect(document.head.querySelectorAll('title').length).toBeGreaterThan(1));
  const thanks = render(<PageHead title="Thank You!" />);
  await vi.waitFor(() => expect(document.title).toBe('Thank You! | Island Fuel Delivery'));
  thanks.unmount();
  expect(document.title).toBe('Get In Touch | Island Fuel Delivery');
});
