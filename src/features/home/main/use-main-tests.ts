import { skipToken } from '@reduxjs/toolkit/query/react';
import { selectAgeGroup, selectProfileId } from '@/domain/profiles/profiles-slice';
import { useListMainTestsQuery } from '@/features/home/home-api';
import { useAppSelector } from '@/shared/store/hooks';

/**
 * Tests of the selected child; skipped unless profile id and age group are both stored (docs/specification.md §7.3).
 * `tests` is always of that child, never of a child shown before.
 */
export function useMainTests() {
  const profileId = useAppSelector(selectProfileId);
  const age = useAppSelector(selectAgeGroup);
  const { currentData, isError, refetch } = useListMainTestsQuery(profileId && age ? { profileId, age } : skipToken);
  return {
    tests: currentData,
    isError: currentData === undefined && isError,
    /** A child is chosen, but its age group is known only when the child itself is loaded. */
    isChildPending: profileId !== null && age === null,
    refetch,
  };
}
