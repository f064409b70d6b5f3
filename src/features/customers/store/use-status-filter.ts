import { type CustomerStatus, isCustomerStatus } from '@/domain/customer-status';
import { useSearchParameter } from './use-search-parameter';

/** The status filter as the address holds it (`?status=new`); All Status and anything unknown leave it out. */
export function useStatusFilter() {
  const [value, setValue] = useSearchParameter('status');
  const setStatus = (status: CustomerStatus | undefined) => setValue(status);
  return [isCustomerStatus(value) ? value : undefined, setStatus] as const;
}
