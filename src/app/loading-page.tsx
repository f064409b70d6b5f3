import type { ReactNode } from 'react';
import { LogoLink } from '@/components/layout/logo';
import { LoadingLine } from './loading-line';

export function LoadingPage({ children = <LoadingLine isLoading /> }: { children?: ReactNode }) {
  return (
    <>
      <header className="after-a-moment bg-petrol-950 px-4 py-4 md:px-6">
        <LogoLink />
      </header>
      <main className="min-h-dvh">{children}</main>
    </>
  );
}
