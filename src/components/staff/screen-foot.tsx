import type { ReactNode } from 'react';

export function ScreenFoot({ children }: { children: ReactNode }) {
  return (
    <section className="floating-notice pointer-events-none fixed inset-x-4 bottom-4 z-30 flex flex-col items-center gap-2 print:hidden *:pointer-events-auto *:w-full *:max-w-2xl">
      {children}
    </section>
  );
}
