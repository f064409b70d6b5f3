import { MessagePage } from '@/components/layout/message-page';

export function LoginPage() {
  return <MessagePage title="LoginPage">{null}</MessagePage>;
}
