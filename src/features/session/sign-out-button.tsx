import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { signOut } from './session';

export function SignOutButton({ children = 'Logout' }: { children?: string }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="dark"
      onClick={() => {
        signOut();
        void navigate(paths.login, { replace: true });
      }}
    >
      <LogOut aria-hidden="true" className="size-4" />
      <span>{children}</span>
    </Button>
  );
}
