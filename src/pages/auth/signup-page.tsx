import { deferredPart } from '@/components/layout/deferred-part';
import type { Head } from '@/components/layout/head-tags';

export const head: Head = {
  title: 'Create Account',
};

const SignUpScreen = deferredPart(
  async () => (await import('@/features/session/sign-up-screen')).SignUpScreen,
  'form',
);

/** /signup (requirement 2.10). */
export function SignupPage() {
  return <SignUpScreen />;
}
