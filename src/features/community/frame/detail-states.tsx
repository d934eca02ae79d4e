import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isNotFound } from '@/features/community/is-not-found';
import { EmptyState } from '@/shared/ui/empty-state';
import { MainButton } from '@/shared/ui/main-button';
import { QueryBoundary } from '@/shared/ui/query-boundary';

interface DetailStatesProps {
  query: { error?: unknown; isError: boolean; refetch: () => unknown };
  skeleton: ReactNode;
  /** What is said of one that is gone, and the way to the others. */
  gone: { title: string; words: string; list: string; others: string };
}

/** On a page whose post, place or book is not there: it is on its way, is gone or could not be fetched. */
export function DetailStates({ query: { error, isError, refetch }, skeleton, gone }: DetailStatesProps) {
  const isEmpty = isNotFound(error);
  return (
    <QueryBoundary
      isLoading={!isEmpty && !isError}
      isError={!isEmpty && isError}
      isEmpty={isEmpty}
      onRetry={() => void refetch()}
      skeleton={skeleton}
      empty={
        <EmptyState
          title={gone.title}
          action={
            <MainButton as={Link} to={gone.list} replace look="soft" size="small" fit>
              {gone.others}
            </MainButton>
          }
        >
          {gone.words}
        </EmptyState>
      }
    >
      {null}
    </QueryBoundary>
  );
}
