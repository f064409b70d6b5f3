import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { missingPartExplanation, WaysOut } from '@/components/layout/chunk-notice';
import { AnchorButton } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { chunkFailedMessage, isChunkError } from '@/lib/load-chunk';
import { reportError } from '@/lib/report-error';
import { forgetFailures } from './app-routes';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value gives the children another try. */
  resetKey: string;
}

interface ErrorBoundaryState {
  error: unknown;
}

/** Whatever breaks below ends in a page with ways out, never in a blank one. Another page is another try. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary resetKey={useLocation().pathname}>{children}</Boundary>;
}

class Boundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (previous.resetKey !== this.props.resetKey && this.state.error !== undefined) {
      forgetFailures();
      this.setState({ error: undefined });
    }
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const isChunk = isChunkError(error);
    return (
      <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 px-4 py-12">
        <h1 className="border-amber-400 border-l-8 pl-4 font-extrabold text-4xl tracking-tight">
          {isChunk ? chunkFailedMessage : 'Something went wrong'}
        </h1>
        <p>
          {isChunk
            ? missingPartExplanation
            : 'This page ran into a problem. Load it again, or go back to the homepage.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <WaysOut onLoadAgain={() => window.location.reload()} />
          {/* Plain links: the router may be what broke. Without a signal, the form opens from the device. */}
          <AnchorButton variant="outline" href={paths.contact}>
            Request A Quote
          </AnchorButton>
          <AnchorButton variant="outline" href={paths.home}>
            Go to Homepage
          </AnchorButton>
        </div>
      </main>
    );
  }
}
