import { PageHead } from '@/components/layout/page-head';
import { laterPart } from '@/components/ui/later-part';

const SignUpScreen = laterPart(async () => (await import('@/features/session/sign-up-screen')).SignUpScreen);

/** /signup (specification, point 2). */
export function SignupPage() {
  return (
    <>
      <PageHead title="Create Account" />
      <SignUpScreen />
    </>
  );
}
