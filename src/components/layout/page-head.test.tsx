import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyHeadTags, PageHead } from './page-head';

it('requests a missing script again on the next page', async () => {
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

it('sets the title without the script of the other tags, and restores the earlier one', () => {
  document.title = 'Before';
  const { rerender, unmount } = render(<PageHead title="About us" />);
  expect(document.title).toBe('About us | Island Fuel Delivery');
  rerender(<PageHead title="(1) About us" />);
  expect(document.title).toBe('(1) About us | Island Fuel Delivery');
  unmount();
  expect(document.title).toBe('Before');
});

it('keeps one title, whichever tags come beside it', async () => {
  document.head.innerHTML = '<title>Island Fuel Delivery</title>';
  render(<PageHead title="Get In Touch" path="/contact" />);
  await vi.waitFor(() => expect(document.head.querySelector('link[rel=canonical]')).not.toBeNull());
  expect(document.title).toBe('Get In Touch | Island Fuel Delivery');
  const thanks = render(<PageHead title="Thank You!" path="/contact" />);
  expect(document.title).toBe('Thank You! | Island Fuel Delivery');
  thanks.unmount();
  expect(document.title).toBe('Get In Touch | Island Fuel Delivery');
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
});

it("gives the size of a link's picture, so that its first share shows it", async () => {
  render(<PageHead title="Get In Touch" path="/contact" />);
  const sizeOf = (side: string) =>
    document.head.querySelector(`meta[property='og:image:${side}']`)?.getAttribute('content');
  await vi.waitFor(() => expect([sizeOf('width'), sizeOf('height')]).toEqual(['1200', '630']));
});
