import { Component, type ReactNode } from 'react';
import { reportError } from '@/shared/lib/report-error';
import { ChunkLoadError } from '../load-chunk';
import { FailedState } from './failed-state';

interface PartBoundaryProps {
  /** The answer that is drawn; another one is tried again. */
  data?: unknown;
  onRetry?: () => void;
  compact?: boolean;
  /** Instead of the usual `<FailedState>`. */
  failed?: ReactNode;
  children: ReactNode;
}

type State = { error: unknown; data: unknown };

/** An answer that cannot be drawn fails its part, not the page. Code that cannot be loaded is the page's to say. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { error: null, data: this.props.data };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ data }: PartBoundaryProps, state: State) {
    return data === state.data ? null : { error: null, data };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    const { onRetry, compact, failed, children } = this.props;
    const { error } = this.state;
    if (error instanceof ChunkLoadError) throw error;
    if (error === null) return children;
    if (failed !== undefined) return failed;
    const tryAgain = () => {
      this.setState({ error: null });
      onRetry?.();
    };
    return <FailedState onRetry={tryAgain} compact={compact} />;
  }
}
