import type { AuditQuery } from '@contract/mypage/audit';
import type { AuditPage } from '@contract/mypage/audit.responses';
import { baseApi } from '@/shared/api/base-api';
import { cursorPages } from '@/shared/api/cursor-pages';

type Which = Pick<AuditQuery, 'kind' | 'actor' | 'subject'>;

/** What staff did; the server answers 403 to everyone but admins. */
const auditApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listStaffActions: build.infiniteQuery<AuditPage, Which, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) => ({ url: '/admin/audit', params: { ...queryArg, cursor: pageParam } }),
    }),
  }),
});

export const { useListStaffActionsInfiniteQuery } = auditApi;
