import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isNotFound } from '@/features/community/is-not-found';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';

interface DetailStatesProps {
  query: { error?: unknown; isError: boolean; refetch: () => unknown };
  skeleton: ReactNode;
  /** Texts for a missing item, with the link to the list. */
  gone: { title: string; words: string; list: string; others: string };
}

/** Replaces a detail page without data: loading, not found or failed. */
export function DetailStates({ query, skeleton, gone }: DetailStatesProps) {
  const isGone = isNotFound(query.error);
  return (
    <QueryBoundary
      query={query}
      skeleton={skeleton}
      failed={
        isGone ? (
          <EmptyState
            title={gone.title}
            action={
              <MainButton component={Link} to={gone.list} replace look="soft" size="small" fit>
                {gone.others}
              </MainButton>
            }
          >
            {gone.words}
          </EmptyState>
        ) : undefined
      }
    >
      {null}
    </QueryBoundary>
  );
}
