import type { Profile } from '@contract/profiles/profile.responses';
import * as v from 'valibot';
import { baseApi } from '@/shared/api/base-api';
import { rowTags } from '@/shared/api/tags';
import { profileShape } from './profile-shape';

const rows = v.array(profileShape);

/** The account's children. Queries for several children need the list in any feature, so it is in domain. */
export const profileListApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listProfiles: build.query<Profile[], void>({
      query: () => '/profile',
      extraOptions: { readableOffline: true, accepts: (data) => v.is(rows, data) },
      providesTags: (profiles) => rowTags('Profile', profiles),
    }),
  }),
});

export const { useListProfilesQuery } = profileListApi;
