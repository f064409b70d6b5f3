import { CustomerCards } from './customer-cards';
import { CustomerTable } from './customer-table';
import type { CustomerListProps } from './row-actions';
import { useMediaQuery } from './use-media-query';

/** The filtered customers: a table where there is room for one, else cards. */
export function CustomerList(props: CustomerListProps) {
  const isWide = useMediaQuery('(min-width: 48rem)');
  return isWide ? <CustomerTable {...props} /> : <CustomerCards {...props} />;
}
