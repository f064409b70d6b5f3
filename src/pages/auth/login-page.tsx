import { PageHead } from '@/components/layout/page-head';
import { mainId, SkipLink } from '@/components/layout/skip-link';
import { laterPart } from '@/components/ui/later-part';

const SignInScreen = laterPart(async () => (await import('@/features/session/sign-in-screen')).SignInScreen);

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
