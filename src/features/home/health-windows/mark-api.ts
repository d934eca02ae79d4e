import type { HealthMarkInput } from '@contract/home/health-windows';
import type { HealthWindows } from '@contract/home/health-windows.responses';
import { healthUrl, type ProfileArg } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';
import { newId } from '@/shared/lib/new-id';
import { serverToday } from '@/shared/lib/server-clock';

/** A mark made now, in one tap: of today where it says that it was received. */
export const createMark = (outcome: HealthMarkInput['outcome']): HealthMarkInput => ({
  id: newId(),
  outcome,
  on: outcome === 'done' ? serverToday() : null,
  marked_at: new Date().toISOString(),
  consent: false,
  confirmed: false,
});

// Apart from the other endpoints of health: home marks too, and its first load is a budget.
const markApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // Errors are shown in the sheet. The first mark may include the guardian's consent.
    markHealthWindow: build.mutation<HealthWindows, ProfileArg & { windowId: string; mark: HealthMarkInput }>({
      query: ({ profileId, windowId, mark }) => ({
        url: `${healthUrl(profileId)}/window/${encodeURIComponent(windowId)}`,
        method: 'PUT',
        body: mark,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (marked, _, { mark }) =>
        marked ? ['Health', ...(mark.consent ? (['Consent', 'Diagnostic'] as const) : [])] : [],
    }),
  }),
});

export const { useMarkHealthWindowMutation } = markApi;
