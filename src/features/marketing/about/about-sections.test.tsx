import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DirectorPortrait } from './about-sections';

const portrait = () => screen.getByRole('img', { name: 'Andrene Foster-Blake, Managing Director' });

/** The browser's answer for a finished picture of this width. */
function finishLoading(naturalWidth: number) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}

describe("the managing director's portrait", () => {
  it('is a picture that names her', () => {
    finishLoading(480);
    render(<DirectorPortrait />);
    expect(portrait()).toHaveAttribute('src', '/managing-director.svg');
  });

  it('is replaced by a user icon when the picture fails to load', () => {
    finishLoading(480);
    render(<DirectorPortrait />);
    fireEvent.error(portrait());
    expect(portrait()).not.toHaveAttribute('src');
    expect(portrait().querySelector('svg.lucide-user')).toBeInTheDocument();
  });

  it('is replaced by a user icon when the picture failed before hydration', () => {
    finishLoading(0);
    render(<DirectorPortrait />);
    expect(portrait().querySelector('svg.lucide-user')).toBeInTheDocument();
  });

  it('stays while the picture is still on its way', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    render(<DirectorPortrait />);
    expect(portrait()).toHaveAttribute('src');
  });
});
