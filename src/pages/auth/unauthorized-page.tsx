import { MessagePage } from '@/components/layout/message-page';

export function UnauthorizedPage() {
  return <MessagePage title="UnauthorizedPage">{null}</MessagePage>;
}
