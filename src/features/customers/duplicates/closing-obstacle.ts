import type { Assignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { duplicatesOf } from '@/domain/find-duplicates';

interface Known {
  work: ReadonlyMap<string, Assignment>;
  find: (id: string) => object | undefined;
}

/** Why a record cannot be closed as a duplicate of the kept one: duplicates form no chain. */
export function closingObstacle(kept: Customer, closed: Customer, { work, find }: Known): string | undefined {
  const isClosed = ({ id }: Customer) => Boolean(work.get(id)?.duplicateOf);
  if (isClosed(kept) || isClosed(closed)) return 'One of them is closed by now.';
  const hasDuplicates = duplicatesOf(work, closed.id).some((id) => find(id));
  return hasDuplicates ? 'The one to close has duplicates of its own.' : undefined;
}
