import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCapability } from '@/domain/profiles/use-capability';
import { useGetPlayPlanQuery } from './today-api';
import { useToday } from './use-today';

/** Today's plays: of the child's whole day, or by themselves for family, who may not mark them. */
export function usePlan(profileId: string) {
  const mayMark = useCapability(profileId, 'plays.write');
  const { today, mark, ...whole } = useToday();
  const alone = useGetPlayPlanQuery(mayMark ? skipToken : { profileId });
  if (mayMark) return { ...whole, plan: today?.plan, mark };
  const { currentData: plan, isError, isFetching, refetch } = alone;
  return { plan, isError: plan === undefined && isError, isFetching, refetch, mark: undefined };
}
