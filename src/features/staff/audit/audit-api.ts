import type { AuditQuery } from '@contract/staff/audit';
import type { AuditPage } from '@contract/staff/audit.responses';
import { staffApi } from '@/features/staff/staff-api';
import { cursorPages } from '@/shared/api/cursor-pages';

type Which = Pick<AuditQuery, 'kind' | 'actor' | 'subject'>;

/** Actions of staff; the server answers 403 to everyone but admins. */
const auditApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listStaffActions: build.infiniteQuery<AuditPage, Which, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) => ({ url: '/admin/audit', params: { ...queryArg, cursor: pageParam } }),
    }),
  }),
});

export const { useListStaffActionsInfiniteQuery } = auditApi;
