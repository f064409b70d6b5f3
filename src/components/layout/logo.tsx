import { useState } from 'react';
import { company } from '@/config/company';

const source = '/logo.svg';

/** The company's mark. A logo that does not load is asked for once more (specification, point 2). */
export function Logo({ className }: { className?: string }) {
  const [attempt, setAttempt] = useState(1);
  return (
    <img
      key={attempt}
      src={source}
      alt={company.name}
      width={168}
      height={40}
      className={className}
      onError={() => attempt === 1 && setAttempt(2)}
    />
  );
}
