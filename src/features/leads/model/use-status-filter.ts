import { useSearchParams } from 'react-router-dom';
import { type CustomerStatus, isCustomerStatus } from '@/domain/customer-status';

const parameter = 'status';

/** The status filter as the address holds it (`?status=new`); All Status and anything unknown leave it out. */
export function useStatusFilter() {
  const [parameters, setParameters] = useSearchParams();
  const value = parameters.get(parameter);

  function setStatus(status: CustomerStatus | undefined) {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (status) next.set(parameter, status);
        else next.delete(parameter);
        return next;
      },
      { replace: true },
    );
  }

  return [isCustomerStatus(value) ? value : undefined, setStatus] as const;
}
