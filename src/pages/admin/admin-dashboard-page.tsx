import { MessagePage } from '@/components/layout/message-page';

export function AdminDashboardPage() {
  return <MessagePage title="Customers">{null}</MessagePage>;
}
