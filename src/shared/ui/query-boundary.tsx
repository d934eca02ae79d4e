import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';
import { FailedState } from './failed-state';
import { VisuallyHidden } from './visually-hidden';

interface QueryBoundaryProps {
  isLoading: boolean;
  isError?: boolean;
  isEmpty?: boolean;
  onRetry?: () => void;
  /** In the shape of the content, so that the layout does not shift. */
  skeleton: ReactNode;
  /** A sentence, or a whole `<EmptyState>`. */
  empty?: ReactNode;
  /** Instead of the usual `<FailedState>`. */
  failed?: ReactNode;
  compact?: boolean;
  children: ReactNode;
}

/** Chooses between the four states of a list: loading, failed, empty, filled. */
export function QueryBoundary(props: QueryBoundaryProps) {
  const { isLoading, isError, isEmpty, onRetry, skeleton, empty, failed, compact, children } = props;
  if (isLoading) {
    return (
      <div role="status">
        <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
        {skeleton}
      </div>
    );
  }
  if (isError) return <>{failed ?? <FailedState onRetry={onRetry} compact={compact} />}</>;
  if (isEmpty) return <>{typeof empty === 'string' ? <EmptyState title={empty} compact={compact} /> : empty}</>;
  return <>{children}</>;
}
