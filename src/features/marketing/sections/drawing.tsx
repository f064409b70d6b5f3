import type { ComponentProps } from 'react';

interface DrawingProps extends ComponentProps<'img'> {
  src: string;
  /** The drawing's own size, which keeps its place free until it arrives. */
  width: number;
  height: number;
}

/**
 * A decorative drawing from `src/assets/drawings`: assistive technology passes it over, and it waits for what matters more
 * unless told otherwise.
 */
export function Drawing(props: DrawingProps) {
  return <img alt="" decoding="async" fetchPriority="low" {...props} />;
}
