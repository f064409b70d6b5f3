import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { MeterMotif } from './meter-motif';

interface AuthSplitProps {
  /** Two short sentences on the band, seen on wide screens. */
  motto: readonly [string, string];
  /** Stands above the ticket, and on the band of wide screens: the way home where there is no navigation. */
  brand?: ReactNode;
  children: ReactNode;
}

/** Sign-in and sign-up: a ticket, beside a band with a meter on wide screens. */
export function AuthSplit({ motto, brand, children }: AuthSplitProps) {
  return (
    <div className="grid min-h-dvh flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] bg-paper-dim lg:grid-cols-[minmax(24rem,1fr)_minmax(36rem,1fr)] lg:grid-rows-1">
      <div className="relative overflow-hidden bg-petrol-950 text-paper-bright lg:min-h-[46rem]">
        <div
          className={cn(
            'lg:sticky lg:flex lg:h-dvh lg:max-h-[64rem] lg:flex-col',
            brand ? 'lg:top-0' : 'lg:top-15',
          )}
        >
          {brand && <div className="px-4 py-3 lg:px-10 lg:pt-8">{brand}</div>}
          <p className="hidden px-10 pt-8 font-extrabold text-[clamp(1.875rem,3.4vw,4.5rem)] leading-tight tracking-tight lg:block">
            {motto.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}
              </span>
            ))}
          </p>
          <MeterMotif className="my-8 hidden min-h-0 w-full flex-1 lg:block" />
        </div>
      </div>
      <div className="flex flex-col items-center px-4 py-8 sm:py-12 lg:justify-center lg:px-10">
        {children}
      </div>
    </div>
  );
}
