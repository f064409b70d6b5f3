import { Link } from 'react-router-dom';
import { useImageFailure } from '@/components/ui/use-image-failure';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';

const source = '/logo.svg';

/** Asks once more for a logo that fails (requirement 2.2). */
export function Logo({ className }: { className?: string }) {
  const { hasFailed, imageProps } = useImageFailure();
  return (
    <img
      key={String(hasFailed)}
      {...imageProps}
      src={source}
      alt={company.name}
      width={168}
      height={40}
      className={cn('logo', className)}
    />
  );
}

export function LogoLink() {
  return (
    <Link to={paths.home} className="-ml-2 inline-flex min-h-11 items-center">
      <Logo className="h-10 w-auto" />
    </Link>
  );
}
