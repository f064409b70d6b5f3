import { PageHead } from '@/components/layout/page-head';
import { SignUpScreen } from '@/features/session/sign-up-screen';

/** /signup (specification, point 2). */
export function SignupPage() {
  return (
    <>
      <PageHead title="Create Account" />
      <SignUpScreen />
    </>
  );
}
