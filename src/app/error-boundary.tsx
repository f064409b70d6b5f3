import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { reportError } from '@/lib/report-error';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of the children once they threw. */
  fallback: (error: unknown) => ReactNode;
  /** Called when the fallback stands. */
  onError?: () => void;
}

interface BoundaryProps extends ErrorBoundaryProps {
  /** A new value gives the children another try. */
  resetKey: string;
}

interface BoundaryState {
  error: unknown;
  resetKey: string;
}

/** Reports what its children throw and shows something else. Every navigation is another try, to the same page, too. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} resetKey={useLocation().key} />;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  // Before rendering: an error of the try that the new key gives stands, and what failed before stays until that try ends.
  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    this.props.onError?.();
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.fallback(error);
  }
}
