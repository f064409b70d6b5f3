interface StarsProps {
  /** How many of the five are given. */
  rating: number;
}

const star = 'M10 1.500l2.600 5.500 6 .8-4.400 4.200 1.100 6L10 15.100 4.700 18l1.100-6L1.400 7.800l6-.8z';
const places = [0, 1, 2, 3, 4];

/** A rating as one picture: '5 out of 5 stars'. */
export function Stars({ rating }: StarsProps) {
  return (
    <svg
      role="img"
      aria-label={`${rating} out of ${places.length} stars`}
      viewBox="0 0 108 20"
      className="h-5 w-27 self-start"
    >
      {places.map((place) => (
        <path
          key={place}
          d={star}
          transform={`translate(${place * 22} 0)`}
          className={place < rating ? 'fill-amber-600' : 'fill-paper-line'}
        />
      ))}
    </svg>
  );
}
