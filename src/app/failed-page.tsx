import { useLocation, useNavigate } from 'react-router-dom';
import { missingPartExplanation, WaysOut } from '@/components/layout/chunk-notice';
import { PageHead } from '@/components/layout/page-head';
import { LinkButton } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { chunkFailedMessage, isChunkError } from '@/lib/load-chunk';
import { useArrival } from './arrival';

const isFirst = () => false;

/** In place of a page that is broken or did not arrive: says so, with ways out (requirement 8.5). */
export function FailedPage({ error }: { error: unknown }) {
  const isChunk = isChunkError(error);
  const title = isChunk ? chunkFailedMessage : 'Something went wrong';
  useArrival(title, isFirst);
  const navigate = useNavigate();
  const location = useLocation();

  /** Without a connection a new document cannot be had: the page alone is asked for again. */
  function loadAgain() {
    if (navigator.onLine) window.location.reload();
    else void navigate(location, { replace: true, state: location.state });
  }

  return (
    <div className="mx-auto flex max-w-xl flex-col justify-center gap-4 px-4 py-12 md:py-24">
      <PageHead title={title} />
      <h1 className="border-amber-400 border-l-8 pl-4 font-extrabold text-4xl tracking-tight">{title}</h1>
      <p>
        {isChunk
          ? missingPartExplanation
          : 'This page ran into a problem. Load it again, or go back to the homepage.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <WaysOut onLoadAgain={loadAgain} />
        <LinkButton variant="outline" to={paths.contact} reloadDocument={navigator.onLine}>
          Request A Quote
        </LinkButton>
        <LinkButton variant="outline" to={paths.home} reloadDocument={navigator.onLine}>
          Go to Homepage
        </LinkButton>
      </div>
    </div>
  );
}
