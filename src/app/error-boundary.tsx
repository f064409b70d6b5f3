import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { reportError } from '@/lib/report-error';

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: (error: unknown) => ReactNode;
  onError?: () => void;
}

interface BoundaryProps extends ErrorBoundaryProps {
  resetKey: string;
}

interface BoundaryState {
  error: unknown;
  resetKey: string;
}

export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} resetKey={useLocation().key} />;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  // Runs before the render: an earlier error stays until the new try ends.
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
