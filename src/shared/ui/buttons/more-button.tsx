import type { ReactNode } from 'react';
import { space } from '@/shared/tokens';
import { MainButton } from './main-button';

interface MoreButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** Distance to the rows above in steps of `space`, when the container has no gap. */
  gap?: number;
  children: ReactNode;
}

/** Below the rows of a list: fetches its next page, if there is one. */
export function MoreButton({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  gap,
  children,
}: MoreButtonProps) {
  if (!hasNextPage) return null;
  return (
    <MainButton
      look="outline"
      size="small"
      pending={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
      style={gap ? { marginTop: space(gap) } : undefined}
    >
      {children}
    </MainButton>
  );
}
