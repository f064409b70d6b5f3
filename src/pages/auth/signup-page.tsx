import { MessagePage } from '@/components/layout/message-page';

export function SignupPage() {
  return <MessagePage title="SignupPage">{null}</MessagePage>;
}
