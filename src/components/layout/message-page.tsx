import type { ReactNode } from 'react';
import { Ticket } from '@/components/ui/ticket';
import { company } from '@/config/company';
import { LogoLink } from './logo';
import { mainId, SkipLink } from './skip-link';

interface MessagePageProps {
  title: string;
  children: ReactNode;
}

export function MessagePage({ title, children }: MessagePageProps) {
  return (
    <div className="@container/page flex min-h-dvh flex-col bg-petrol-950">
      <SkipLink />
      <header className="px-4 py-4 md:px-6">
        <LogoLink />
      </header>
      <main
        id={mainId}
        tabIndex={-1}
        className="flex flex-1 items-center justify-center px-4 pb-24 outline-none"
      >
        <Ticket caption={company.name} title={title} className="max-w-lg">
          <div className="mt-4 space-y-4">{children}</div>
        </Ticket>
      </main>
    </div>
  );
}
