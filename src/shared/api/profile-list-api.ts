import type { Profile } from '@contract/profile';
import { baseApi } from './base-api';
import { rowTags } from './tags';

/** The account's children: what is answered for several at once asks for them in any feature, so the list stands here. */
export const profileListApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listProfiles: build.query<Profile[], void>({
      query: () => '/profile',
      providesTags: (profiles) => rowTags('Profile', profiles),
    }),
  }),
});

export const { useListProfilesQuery } = profileListApi;
