import { MessagePage } from '@/components/layout/message-page';

export function DriverDashboardPage() {
  return <MessagePage title="DriverDashboardPage">{null}</MessagePage>;
}
