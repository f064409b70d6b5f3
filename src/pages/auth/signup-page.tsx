import { lazySection } from '@/components/layout/lazy-section';
import type { Head } from '@/components/layout/page-head';

export const head: Head = {
  title: 'Create Account',
};

export const loadContent = async () => (await import('@/features/session/sign-up-screen')).SignUpScreen;

const SignUpScreen = lazySection(loadContent, 'form');

export function SignupPage() {
  return <SignUpScreen />;
}
