import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '@/components/layout/logo';
import { paths } from '@/config/paths';
import { LoadingLine } from './loading-line';

export function LoadingPage({ children = <LoadingLine isLoading /> }: { children?: ReactNode }) {
  return (
    <>
      <header className="after-a-moment bg-petrol-950 px-4 py-4 md:px-6">
        <Link to={paths.home} className="inline-flex min-h-11 items-center">
          <Logo className="h-10 w-auto" />
        </Link>
      </header>
      <main className="min-h-dvh">{children}</main>
    </>
  );
}
