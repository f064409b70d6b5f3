import type { ReactNode } from 'react';

/** What every illustration accepts. */
export interface IllustrationProps {
  readonly className?: string | undefined;
}

interface DrawingProps extends IllustrationProps {
  readonly width: number;
  readonly height: number;
  /** Fills its box and crops from the top and the sides, keeping the ground in sight. */
  readonly bleed?: boolean;
  readonly children: ReactNode;
}

/** The sheet an illustration is drawn on: decorative, hidden from assistive technology, out of the tab order. */
export function Drawing({ width, height, bleed = false, className, children }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={bleed ? 'xMidYMax slice' : undefined}
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
