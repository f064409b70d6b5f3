import { type ReactNode, useState } from 'react';
import { LogoLink } from '@/components/layout/logo';
import { NotReady } from '@/components/ui/form-not-ready';
import { LoadingLine } from './loading-line';

export function LoadingPage({ children = <LoadingLine isLoading /> }: { children?: ReactNode }) {
  const [waited] = useState(waitOfDocument);
  return (
    <>
      <header className="after-a-moment bg-petrol-950 px-4 py-4 md:px-6">
        <LogoLink />
      </header>
      <main className="min-h-dvh">
        {children}
        <NotReady what="page" className="px-4 pt-12 text-center" waited={waited} />
      </main>
    </>
  );
}

/** The first page goes on with the wait that its document began. */
function waitOfDocument(): string | undefined {
  const isFirst = globalThis.document?.querySelector('#root:empty');
  return isFirst ? `${performance.now()}ms` : undefined;
}
