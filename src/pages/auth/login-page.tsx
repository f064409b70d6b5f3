import { deferredPart } from '@/components/layout/deferred-part';
import type { Head } from '@/components/layout/head-tags';
import { mainId, SkipLink } from '@/components/layout/skip-link';

export const head: Head = {
  title: 'Sign In',
};

const SignInScreen = deferredPart(
  async () => (await import('@/features/session/sign-in-screen')).SignInScreen,
  'form',
);

/** /login: no navigation bar (requirement 2.9). */
export function LoginPage() {
  return (
    <>
      <SkipLink />
      <main id={mainId} tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
        <SignInScreen />
      </main>
    </>
  );
}
