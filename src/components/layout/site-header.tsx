import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { LinkButton } from '@/components/ui/button';
import { navigationOf } from '@/config/pages';
import { paths, quoteLabel } from '@/config/paths';
import { cn } from '@/lib/cn';
import { Logo } from './logo';

const navigation = navigationOf('header');

const linkClass = ({ isActive }: { isActive: boolean }) =>
  cn(
    'flex min-h-11 items-center rounded-md px-3 font-medium text-paper-bright no-underline hover:bg-petrol-800',
    isActive && 'text-amber-300 underline decoration-2 decoration-amber-400 underline-offset-8',
  );

/** The menu for phones is a <details>, so it opens without a script. */
export function SiteHeader() {
  const menu = useRef<HTMLDetailsElement>(null);
  const menuButton = useRef<HTMLElement>(null);
  const closeMenu = () => menu.current?.removeAttribute('open');

  return (
    <header className="beside-sheet sticky top-0 z-40 short:relative large-text:relative border-transparent border-b bg-petrol-950 text-paper-bright print:static">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-4 px-4 py-2 md:px-6 lg:flex-nowrap">
        <Link
          to={paths.home}
          className="-ml-2 flex min-h-11 max-w-[60%] shrink-0 items-center"
          onClick={closeMenu}
        >
          <Logo className="h-10 w-auto object-contain" />
        </Link>
        <nav aria-label="Main" className="ml-auto hidden lg:block print:hidden">
          <ul className="flex flex-wrap items-center justify-end gap-1 text-sm">
            {navigation.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end className={linkClass}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto hidden shrink-0 sm:block lg:ml-2 print:hidden">
          <LinkButton to={paths.contact}>{quoteLabel}</LinkButton>
        </div>
        <details
          ref={menu}
          className="group ml-auto size-11 sm:ml-0 lg:hidden print:hidden"
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !menu.current?.open) return;
            closeMenu();
            menuButton.current?.focus();
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            // The keyboard has passed the menu, which must not cover the focus.
            if (relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu();
          }}
        >
          <summary
            ref={menuButton}
            className="flex size-11 cursor-pointer list-none items-center justify-center rounded-md hover:bg-petrol-800 [&::-webkit-details-marker]:hidden"
          >
            <span className="sr-only">Menu</span>
            <Menu aria-hidden="true" className="size-6 group-open:hidden" />
            <X aria-hidden="true" className="hidden size-6 group-open:block" />
          </summary>
          <nav
            aria-label="Mobile"
            className="absolute inset-x-0 top-full border-amber-400 border-b-2 bg-petrol-950 px-4 pb-6 shadow-xl"
          >
            <ul className="border-petrol-800 border-t pt-2 text-lg">
              {navigation.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} end className={linkClass} onClick={closeMenu}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
            <LinkButton to={paths.contact} size="large" className="mt-3 w-full sm:hidden" onClick={closeMenu}>
              {quoteLabel}
            </LinkButton>
          </nav>
        </details>
      </div>
    </header>
  );
}
