import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';

const source = '/logo.svg';

/** Asks once more for a logo that fails (requirement 2.2). */
export function Logo({ className }: { className?: string }) {
  const [attempt, setAttempt] = useState(1);
  const image = useRef<HTMLImageElement>(null);
  // A prerendered image may fail before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setAttempt(2);
  }, []);
  return (
    <img
      key={attempt}
      ref={image}
      src={source}
      alt={company.name}
      width={168}
      height={40}
      className={cn('logo', className)}
      onError={() => attempt === 1 && setAttempt(2)}
    />
  );
}

export function LogoLink() {
  return (
    <Link to={paths.home} className="inline-flex min-h-11 items-center">
      <Logo className="h-10 w-auto" />
    </Link>
  );
}
