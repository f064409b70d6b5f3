import { capitalise } from '@/lib/text';
import { useSession } from './use-session';

const unknown = 'Unknown';

/** Who is signed in, as the page that refuses them says it (requirement 2). */
export function SessionSummary() {
  const session = useSession();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 rounded-md bg-paper-dim px-4 py-3">
      <dt className="form-caption self-center text-petrol-600">Email</dt>
      <dd className="break-words font-semibold">{session?.userEmail || unknown}</dd>
      <dt className="form-caption self-center text-petrol-600">Role</dt>
      <dd className="font-semibold">{session?.userRole ? capitalise(session.userRole) : unknown}</dd>
    </dl>
  );
}
