interface PalmProps {
  /** Where the crown is. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Leans to the left instead of the right. */
  readonly mirrored?: boolean;
}

/** A coconut palm in silhouette, in the current colour; its trunk is 230 units long before scaling. */
export function Palm({ x, y, scale = 1, mirrored = false }: PalmProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${mirrored ? -scale : scale} ${scale})`} fill="currentColor">
      <path d="M-3 0q12 110-24 230h19q30-120 12-230z" />
      <circle cx="-4" cy="6" r="6" />
      <circle cx="7" cy="7" r="5" />
      <path d="M0 0Q-39-3-78 39l11 1 10-18 6 10 10-19 5 12 10-19 6 13 10-15zM0 0Q-36-21-73-8l10 9 10-11 5 13 9-12 6 15 9-12 5 15 10-10zM0 0Q-15-29-31-40l4 15 4-5 3 16 4-9 2 18 4-9 2 17 4-6zM0 0Q6-28 12-43l-2 16-1-4-1 16-2-8 0 18-2-8-1 17-1-7zM0 0Q25-27 50-31l-7 13-7-6-3 14-7-9-3 17-7-10-3 17-7-8zM0 0Q40-15 81 11l-12 5-10-13-6 11-10-15-6 14-10-15-6 14-10-11zM0 0Q35 4 70 63l-10-3-9-22-5 7-9-22-5 10-9-21-5 11-9-17zM0 0Q-27 4-53 66l7-5 7-22 4 7 7-22 3 10 7-22 4 11 7-17z" />
    </g>
  );
}
