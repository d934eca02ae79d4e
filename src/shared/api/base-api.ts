import type { WithSlice } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { TAG_TYPES } from './tags';

/** The one API: endpoints are injected with `overrideExisting: 'throw'`; no refetch on focus (docs/specification.md §7.1). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  refetchOnFocus: false,
  endpoints: () => ({}),
});
declare module '@/shared/store/root-state' {
  interface RootState extends WithSlice<typeof baseApi> {}
}
