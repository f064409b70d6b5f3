import { PageHead } from '@/components/layout/page-head';
import { mainId, SkipLink } from '@/components/layout/skip-link';
import { SignInScreen } from '@/features/session/sign-in-screen';

/** /login: no navigation bar (specification, point 2). */
export function LoginPage() {
  return (
    <>
      <PageHead title="Sign In" />
      <SkipLink />
      <main id={mainId} tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
        <SignInScreen />
      </main>
    </>
  );
}
