import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WaysOut } from '@/components/layout/chunk-notice';
import { PageHead } from '@/components/layout/page-head';
import { LinkButton } from '@/components/ui/button';
import { paths, quoteLabel } from '@/config/paths';
import { chunkFailedMessage, isChunkError, missingPartExplanation } from '@/lib/chunk-error';
import { useRouteAnnouncement } from './route-announcer';

const bug = {
  title: 'Something went wrong',
  text: 'This page ran into a problem. Load it again, or go back to the homepage.',
};
const missingChunk = { title: chunkFailedMessage, text: missingPartExplanation };
const noSignal = {
  title: 'No signal',
  text: 'This page is not kept on this device, so it needs a signal. The request form opens without one, and keeps what you write.',
};

const never = () => false;

interface FailedPageProps {
  error: unknown;
  /** Whether the document opened with this page: without a connection the service worker opens any page. */
  isFirst?: boolean;
}

export function FailedPage({ error, isFirst = false }: FailedPageProps) {
  const isChunk = isChunkError(error);
  const [hasNoSignal] = useState(isFirst && !navigator.onLine);
  const { title, text } = !isChunk ? bug : hasNoSignal ? noSignal : missingChunk;
  useRouteAnnouncement(title, never);
  const navigate = useNavigate();
  const location = useLocation();

  const askAgain = useCallback(
    () => void navigate(location, { replace: true, state: location.state }),
    [navigate, location],
  );

  useEffect(() => {
    if (isChunk) window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [isChunk, askAgain]);

  return (
    <div className="mx-auto flex max-w-xl flex-col justify-center gap-4 px-4 py-12 md:py-24">
      <PageHead title={title} />
      <h1 className="border-amber-400 border-l-8 pl-4 font-extrabold text-4xl tracking-tight">{title}</h1>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {/* Without a connection a new document cannot be had: the page alone is asked for again. */}
        <WaysOut onLoadAgain={() => (navigator.onLine ? window.location.reload() : askAgain())} />
        <LinkButton variant="outline" to={paths.contact} reloadDocument={navigator.onLine}>
          {quoteLabel}
        </LinkButton>
        <LinkButton variant="outline" to={paths.home} reloadDocument={navigator.onLine}>
          Go to Homepage
        </LinkButton>
      </div>
    </div>
  );
}
