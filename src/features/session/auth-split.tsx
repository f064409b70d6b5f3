import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface AuthSplitProps {
  motto: readonly [string, string];
  brand?: ReactNode;
  children: ReactNode;
}

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
          <p
            className={cn(
              'hidden pt-8 font-extrabold leading-tight tracking-tight lg:block',
              brand
                ? 'px-10 text-[clamp(1.875rem,3.4vw,4.5rem)]'
                : 'pr-6 pl-[max(1.5rem,50vw-var(--page-width)/2+1.5rem)] text-[clamp(1.875rem,2.6vw,3.6rem)]',
            )}
          >
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

const ticks = Array.from({ length: 41 }, (_, index) => ({ angle: -120 + index * 6, major: index % 5 === 0 }));
const figures = ['0', '0', '4', '8', '2'];

function MeterMotif({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 580"
      aria-hidden="true"
      focusable="false"
      fill="none"
      overflow="visible"
      className={className}
    >
      <Hose />
      <g transform="translate(240 230)">
        <circle r="168" className="fill-petrol-900 stroke-petrol-700" strokeWidth="2" />
        <circle r="154" className="stroke-petrol-800" strokeWidth="10" />
        {ticks.map(({ angle, major }) => (
          <line
            key={angle}
            y1={major ? -122 : -130}
            y2="-140"
            transform={`rotate(${angle})`}
            className={major ? 'stroke-petrol-200' : 'stroke-petrol-500'}
            strokeWidth={major ? 3 : 1.5}
          />
        ))}
        <path d="M-4 12 0 -112 4 12Z" transform="rotate(46)" className="fill-amber-400" />
        <circle r="9" className="fill-petrol-950 stroke-amber-400" strokeWidth="4" />
        <Register />
      </g>
    </svg>
  );
}

function Hose() {
  const run = 'M240 398V430c0 46-134 20-134 76s170 46 246 36 84-60 400-52';
  return (
    <>
      <path d={run} className="stroke-petrol-700" strokeWidth="26" strokeLinecap="round" />
      <path d={run} className="stroke-petrol-950" strokeWidth="20" />
      <path d={run} className="stroke-amber-500" strokeWidth="2" strokeDasharray="14 10" />
      <rect x="218" y="388" width="44" height="30" rx="4" className="fill-petrol-700" />
    </>
  );
}

function Register() {
  return (
    <g transform="translate(-80 44)">
      <rect x="-6" y="-6" width="172" height="52" rx="6" className="fill-petrol-950 stroke-petrol-600" />
      {figures.map((figure, place) => {
        const isTenth = place === figures.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a drawn register never move.
          <g key={place} transform={`translate(${place * 32} 0)`}>
            <rect
              width="30"
              height="40"
              rx="3"
              className={isTenth ? 'fill-amber-400' : 'fill-paper-bright'}
            />
            <text x="15" y="30" textAnchor="middle" fontSize="28" className="meter fill-petrol-950">
              {figure}
            </text>
          </g>
        );
      })}
      <text x="80" y="70" textAnchor="middle" fontSize="12" className="form-caption fill-petrol-300">
        Gallons
      </text>
    </g>
  );
}
