import { createContext, type ReactNode, use, useEffect, useState } from 'react';

const SayWhere = createContext<(title: string) => void>(() => undefined);

/** Screen readers announce the new page from here. */
export function Arrivals({ children }: { children: ReactNode }) {
  const [title, sayWhere] = useState('');
  return (
    <SayWhere value={sayWhere}>
      {children}
      <p role="status" className="sr-only">
        {title}
      </p>
    </SayWhere>
  );
}

/** Announces a page after a navigation and focuses its heading, unless a part of the page has the focus. */
export function useArrival(title: string, isFirst: () => boolean): void {
  const sayWhere = use(SayWhere);
  useEffect(() => {
    if (isFirst()) return;
    sayWhere(title);
    const goOn = () => {
      const heading = document.querySelector('h1');
      if (!heading) return;
      watch.disconnect();
      if (heading.closest('main')?.contains(document.activeElement)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    // The heading of a form comes with the form's own script.
    const watch = new MutationObserver(goOn);
    watch.observe(document.body, { subtree: true, childList: true });
    goOn();
    return () => watch.disconnect();
  }, [title, isFirst, sayWhere]);
}
