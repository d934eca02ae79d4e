import type { PlayFeedback } from '@contract/home/play-feedback';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { enqueueMark, selectPendingMarks } from '@/domain/plays/plays-outbox';
import { selectProfileId } from '@/domain/profiles/profiles-slice';
import { useCapability } from '@/domain/profiles/use-capability';
import { selectOwner } from '@/features/auth/auth-slice';
import { serverToday } from '@/shared/lib/server-clock';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { mergePlan } from './merge-plan';
import { useGetTodayQuery } from './today-api';

/** The selected child's day: the nearest windows and today's plays, including taps not sent yet. */
export function useToday() {
  const dispatch = useAppDispatch();
  const profileId = useAppSelector(selectProfileId);
  const owner = useAppSelector(selectOwner);
  const marks = useAppSelector((state) => selectPendingMarks(state, owner, profileId));
  const isAllowed = useCapability(profileId, 'health.read');
  const { currentData, isError, isFetching, refetch } = useGetTodayQuery(
    profileId && isAllowed ? { profileId } : skipToken,
  );

  // Data fetched before midnight in Seoul is of the previous day.
  const isStale = currentData !== undefined && currentData.plan.day !== serverToday();
  useEffect(() => {
    if (isStale) void refetch();
  }, [isStale, refetch]);

  const plan = currentData && mergePlan(currentData.plan, marks);
  return {
    profileId,
    today: currentData && plan ? { ...currentData, plan } : undefined,
    isError: currentData === undefined && isError,
    isFetching,
    refetch,
    /** Stored on the device at once, sent when possible. */
    mark: (playId: string, done: boolean, feedback: PlayFeedback | null = null) => {
      if (owner === null || profileId === null || !plan) return;
      dispatch(enqueueMark({ owner, profileId, playId, day: plan.day, done, feedback }));
    },
  };
}
