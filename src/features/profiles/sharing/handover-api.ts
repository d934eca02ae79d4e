import type { MailCodeSent } from '@contract/auth/join.responses';
import type { MailCodeProof } from '@contract/common/mail-code';
import type { HandoverInput } from '@contract/profiles/handover';
import type { Profile } from '@contract/profiles/profile.responses';
import type { Sharing } from '@contract/profiles/sharing.responses';
import { handoverUrl, type ProfileArg, profileUrl } from '@/domain/api-urls';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';

const quiet = { suppressErrorToast: true };
const ofChild = (_: unknown, error: unknown, { profileId }: ProfileArg) =>
  error ? [] : [{ type: 'Sharing' as const, id: profileId }];

/** Handing a child over to another full guardian. Its screens show the errors. */
const handoverApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    sendHandoverCode: build.mutation<MailCodeSent, ProfileArg>({
      query: ({ profileId }) => ({
        url: `${handoverUrl(profileId)}/code`,
        method: 'POST',
        said: '메일을 보냈어요',
      }),
      extraOptions: quiet,
    }),
    offerChild: build.mutation<Sharing, HandoverInput & ProfileArg & Idempotent>({
      query: ({ profileId, idempotencyKey, ...body }) => ({
        url: handoverUrl(profileId),
        method: 'PUT',
        body,
        idempotencyKey,
      }),
      extraOptions: quiet,
      invalidatesTags: ofChild,
    }),
    endOffer: build.mutation<Sharing, ProfileArg>({
      query: ({ profileId }) => ({ url: handoverUrl(profileId), method: 'DELETE' }),
      extraOptions: quiet,
      invalidatesTags: ofChild,
    }),
    acceptChild: build.mutation<Profile, MailCodeProof & ProfileArg & Idempotent>({
      query: ({ profileId, idempotencyKey, ...body }) => ({
        url: `${handoverUrl(profileId)}/accept`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: quiet,
      invalidatesTags: (profile, _, { profileId }) =>
        profile
          ? [
              { type: 'Profile', id: 'LIST' },
              { type: 'Profile', id: profileId },
              { type: 'Sharing', id: profileId },
            ]
          : [],
    }),
    agreeToTakeOver: build.mutation<Sharing, ProfileArg & { agreed: boolean }>({
      query: ({ profileId, agreed }) => ({ url: `${profileUrl(profileId)}/takeover`, method: 'PUT', body: { agreed } }),
      extraOptions: quiet,
      invalidatesTags: ofChild,
    }),
  }),
});

export const {
  useSendHandoverCodeMutation,
  useOfferChildMutation,
  useEndOfferMutation,
  useAcceptChildMutation,
  useAgreeToTakeOverMutation,
} = handoverApi;
