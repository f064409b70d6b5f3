import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useSubmission } from '@/components/ui/use-submission';
import { paths } from '@/config/paths';
import { signOut } from './session';

interface SignOutButtonProps {
  mayLogOut?: () => Promise<boolean>;
  children?: string;
}

export function SignOutButton({ mayLogOut, children = 'Logout' }: SignOutButtonProps) {
  const navigate = useNavigate();
  const { pending, submit } = useSubmission();

  async function leave(left: AbortSignal) {
    if (mayLogOut && !(await mayLogOut())) return;
    await signOut();
    if (!left.aborted) await navigate(paths.login, { replace: true });
  }

  return (
    <Button variant="dark" aria-disabled={pending || undefined} onClick={() => void submit(leave)}>
      {pending ? <Spinner /> : <LogOut aria-hidden="true" className="size-4" />}
      <span aria-live="polite">{pending ? 'Logging Out...' : children}</span>
    </Button>
  );
}
