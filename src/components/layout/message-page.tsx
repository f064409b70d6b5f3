import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Logo } from './logo';
import { mainId, SkipLink } from './skip-link';

interface MessagePageProps {
  title: string;
  children: ReactNode;
}

/** A page that says one thing on a ticket: portals, refusals. */
export function MessagePage({ title, children }: MessagePageProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-petrol-950">
      <SkipLink />
      <header className="px-4 py-4 md:px-6">
        <Link to={paths.home} className="inline-flex min-h-11 items-center">
          <Logo className="h-10 w-auto" />
        </Link>
      </header>
      <main
        id={mainId}
        tabIndex={-1}
        className="flex flex-1 items-center justify-center px-4 pb-24 outline-none"
      >
        <div className="w-full max-w-lg rounded-lg border-amber-400 border-t-8 bg-paper-bright px-6 py-8 shadow-2xl">
          <h1 className="font-extrabold text-3xl tracking-tight">{title}</h1>
          <div className="mt-4 space-y-4">{children}</div>
        </div>
      </main>
    </div>
  );
}
