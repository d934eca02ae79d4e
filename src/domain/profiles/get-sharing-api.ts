import type { Sharing } from '@contract/profiles/sharing.responses';
import { type ProfileArg, sharingUrl } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';

/** Guardians and family of a child: read by its page and where an account is left. */
const getSharingApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSharing: build.query<Sharing, ProfileArg>({
      query: ({ profileId }) => sharingUrl(profileId),
      providesTags: (_, __, { profileId }) => [{ type: 'Sharing', id: profileId }],
    }),
  }),
});

export const { useGetSharingQuery } = getSharingApi;
