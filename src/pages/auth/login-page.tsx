import { lazySection } from '@/components/layout/lazy-section';
import type { Head } from '@/components/layout/page-head';
import { mainId, SkipLink } from '@/components/layout/skip-link';

export const head: Head = {
  title: 'Sign In',
};

export const loadContent = async () => (await import('@/features/session/sign-in-screen')).SignInScreen;

const SignInScreen = lazySection(loadContent, 'form');

export function LoginPage() {
  return (
    <>
      <SkipLink />
      <main id={mainId} tabIndex={-1} className="@container/page flex min-h-dvh flex-col outline-none">
        <SignInScreen />
      </main>
    </>
  );
}
