import type { Profile } from '@contract/profiles/profile.responses';
import type { ReactNode } from 'react';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { selectHasCredentials } from '@/features/auth/auth-slice';
import { useAppSelector } from '@/shared/store/hooks';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { LogInPrompt } from './log-in-prompt';
import { ProfileCardsSkeleton } from './profile-card';

interface ProfileListProps {
  children: (profiles: Profile[]) => ReactNode;
}

/**
 * The account's children, with loading, error and empty states. The page is public, so a visitor is asked to log in.
 */
export function ProfileList({ children }: ProfileListProps) {
  const signedIn = useAppSelector(selectHasCredentials);
  const { data, isError, refetch } = useListProfilesQuery(undefined, { skip: !signedIn });

  if (!signedIn) return <LogInPrompt />;
  return (
    <QueryBoundary
      isLoading={!data && !isError}
      isError={isError && !data}
      onRetry={refetch}
      skeleton={<ProfileCardsSkeleton />}
    >
      {children(data ?? [])}
    </QueryBoundary>
  );
}
