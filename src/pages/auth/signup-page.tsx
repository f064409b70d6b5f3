import { deferredPart } from '@/components/layout/deferred-part';

const SignUpScreen = deferredPart(
  async () => (await import('@/features/session/sign-up-screen')).SignUpScreen,
  'form',
);

/** /signup (specification, point 2). */
export function SignupPage() {
  return <SignUpScreen />;
}
