import type { ReactNode } from 'react';
import { VisuallyHidden } from '../basics/visually-hidden';
import { EmptyState } from './empty-state';
import { FailedState } from './failed-state';
import { PartBoundary } from './part-boundary';

/** The part of an RTK Query result that is read here. */
export interface BoundaryQuery<Data> {
  /** Undefined while a changed argument is fetched, unlike `data`. */
  currentData?: Data;
  isError: boolean;
  refetch: () => unknown;
}

/** The state of something else than a query, for example of a list that another rule leaves empty. */
interface ComposedState {
  query?: undefined;
  isLoading: boolean;
  isError?: boolean;
  onRetry?: () => void;
}

interface BoundaryParts {
  /** In the shape of the content, so that the layout does not shift. */
  skeleton: ReactNode;
  /** A sentence, or a whole `<EmptyState>`. */
  empty?: ReactNode;
  /** Instead of the usual `<FailedState>`. */
  failed?: ReactNode;
  compact?: boolean;
}

type QueryBoundaryProps<Data> = BoundaryParts &
  (
    | {
        query: BoundaryQuery<Data>;
        isEmpty?: boolean | ((data: Data) => boolean);
        children: ReactNode | ((data: Data) => ReactNode);
      }
    | (ComposedState & { isEmpty?: boolean; children: ReactNode })
  );

/** Data that was fetched before stays visible while it is refetched and after a refetch failed. */
function toComposedState({ currentData, isError, refetch }: BoundaryQuery<unknown>): ComposedState {
  const hasNoData = currentData === undefined;
  return { isLoading: hasNoData && !isError, isError: hasNoData && isError, onRetry: () => void refetch() };
}

/** In a component of its own, so that what it throws is caught by the boundary around it. */
function Filled<Data>({ query, isEmpty, empty, compact, children }: QueryBoundaryProps<Data>): ReactNode {
  const data = query?.currentData;
  if (typeof isEmpty === 'function' ? data !== undefined && isEmpty(data) : isEmpty)
    return typeof empty === 'string' ? <EmptyState title={empty} compact={compact} /> : empty;
  if (typeof children !== 'function') return children;
  return data === undefined ? null : children(data);
}

const isMissing = ({ currentData, isError }: BoundaryQuery<unknown>) => currentData === undefined && isError;

/** Two queries that are shown together: loading until both have data, failed with either; retries what failed. */
export function combineQueries<First, Second>(
  first: BoundaryQuery<First>,
  second: BoundaryQuery<Second>,
): BoundaryQuery<[First, Second]> {
  const { currentData: a } = first;
  const { currentData: b } = second;
  return {
    currentData: a === undefined || b === undefined ? undefined : [a, b],
    isError: isMissing(first) || isMissing(second),
    refetch: () => {
      if (isMissing(first)) void first.refetch();
      if (isMissing(second)) void second.refetch();
    },
  };
}

/** Chooses between the four states of a list: loading, failed, empty, filled. What cannot be drawn counts as failed. */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const { skeleton, failed, compact } = props;
  const { isLoading, isError, onRetry } = props.query ? toComposedState(props.query) : props;
  if (isLoading) {
    return (
      <div role="status">
        <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
        {skeleton}
      </div>
    );
  }
  if (isError) return <>{failed ?? <FailedState onRetry={onRetry} compact={compact} />}</>;
  return (
    <PartBoundary data={props.query?.currentData} onRetry={onRetry} compact={compact}>
      <Filled {...props} />
    </PartBoundary>
  );
}
