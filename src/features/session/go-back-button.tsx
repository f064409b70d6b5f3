import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';

/** Goes to the page before, or home when this is the first page of the tab. */
export function GoBackButton() {
  const navigate = useNavigate();
  return (
    <Button
      variant="outline"
      onClick={() => (window.history.length > 1 ? navigate(-1) : navigate(paths.home, { replace: true }))}
    >
      Go Back
    </Button>
  );
}
