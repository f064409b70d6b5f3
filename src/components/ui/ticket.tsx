import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface TicketProps {
  caption?: string;
  title?: ReactNode;
  children: ReactNode;
  stub?: ReactNode;
  className?: string;
}

export function Ticket({ caption, title, children, stub, className }: TicketProps) {
  return (
    <div
      className={cn(
        'w-full rounded-lg border-amber-400 border-t-8 bg-paper-bright text-petrol-900 shadow-xl',
        className,
      )}
    >
      <div className="px-5 py-6 sm:px-8 sm:py-8">
        {caption && <p className="form-caption text-petrol-600">{caption}</p>}
        {title && <h1 className="mt-1 font-extrabold text-3xl tracking-tight">{title}</h1>}
        {children}
      </div>
      {stub && <div className="perforated-top mx-3 px-2 py-4 sm:mx-4 sm:px-4">{stub}</div>}
    </div>
  );
}
