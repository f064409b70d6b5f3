import { MessagePage } from '@/components/layout/message-page';

export function CustomerPortalPage() {
  return <MessagePage title="CustomerPortalPage">{null}</MessagePage>;
}
