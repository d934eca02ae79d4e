import type { ClientErrorList } from '@contract/staff/client-errors.responses';
import { staffApi } from '@/features/staff/staff-api';

/** Errors reported by pages; the server answers 403 to everyone but admins. */
const clientErrorsApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listClientErrors: build.query<ClientErrorList, void>({ query: () => '/admin/client-error' }),
  }),
});

export const { useListClientErrorsQuery } = clientErrorsApi;
