import type { Profile } from '@contract/profiles/profile.responses';
import type { InvitationAcceptInput, InvitationInput, InvitationSecret } from '@contract/profiles/sharing';
import type { InvitationView, NewInvitation, Sharing } from '@contract/profiles/sharing.responses';
import { guardianUrl, invitationsUrl, invitationUrl, type ProfileArg, profileUrl } from '@/domain/api-urls';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';

const quiet = { suppressErrorToast: true };
const ofChild = (_: unknown, error: unknown, { profileId }: ProfileArg) =>
  error ? [] : [{ type: 'Sharing' as const, id: profileId }];

/** Guardians and family of a child. Screens show the errors themselves, so these raise no toast. */
const sharingApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The id makes a second call the same invitation; the answer has a secret, so no key stores it.
    createInvitation: build.mutation<NewInvitation, InvitationInput & ProfileArg>({
      query: ({ profileId, ...body }) => ({ url: invitationsUrl(profileId), method: 'POST', body }),
      extraOptions: quiet,
      invalidatesTags: ofChild,
    }),
    deleteInvitation: build.mutation<null, ProfileArg & { invitationId: string }>({
      query: ({ profileId, invitationId }) => ({
        url: invitationUrl(profileId, invitationId),
        method: 'DELETE',
        said: '초대를 취소했어요',
      }),
      extraOptions: quiet,
      invalidatesTags: ofChild,
    }),
    removeGuardian: build.mutation<Sharing, ProfileArg & { guardianId: string }>({
      query: ({ profileId, guardianId }) => ({
        url: guardianUrl(profileId, guardianId),
        method: 'DELETE',
        said: '내보내기로 했어요',
      }),
      extraOptions: quiet,
      invalidatesTags: ofChild,
    }),
    freezeSharing: build.mutation<Sharing, ProfileArg & { frozen: boolean }>({
      query: ({ profileId, frozen }) => ({
        url: `${profileUrl(profileId)}/freeze`,
        method: 'PUT',
        said: frozen ? '함께 보기를 멈췄어요' : '함께 보기를 다시 시작했어요',
        body: { frozen },
      }),
      extraOptions: quiet,
      invalidatesTags: ofChild,
    }),
    freezeGuardian: build.mutation<Sharing, ProfileArg & { guardianId: string; frozen: boolean }>({
      query: ({ profileId, guardianId, frozen }) => ({
        url: `${guardianUrl(profileId, guardianId)}/freeze`,
        method: 'PUT',
        said: frozen ? '이분과 함께 보기를 멈췄어요' : '이분과 다시 함께 봐요',
        body: { frozen },
      }),
      extraOptions: quiet,
      invalidatesTags: ofChild,
    }),
    leaveSharing: build.mutation<null, ProfileArg>({
      query: ({ profileId }) => ({ url: `${profileUrl(profileId)}/leave`, method: 'POST' }),
      extraOptions: quiet,
      invalidatesTags: (_, error) => (error ? [] : [{ type: 'Profile', id: 'LIST' }]),
    }),
    // Reads by POST: the secret belongs in no address.
    lookAtInvitation: build.query<InvitationView, { secret: InvitationSecret }>({
      query: (body) => ({ url: '/invitation/look', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<Profile, InvitationAcceptInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/invitation/accept',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: quiet,
      invalidatesTags: (profile) => (profile ? [{ type: 'Profile', id: 'LIST' }, 'Consent'] : []),
    }),
  }),
});

export const {
  useCreateInvitationMutation,
  useDeleteInvitationMutation,
  useRemoveGuardianMutation,
  useFreezeSharingMutation,
  useFreezeGuardianMutation,
  useLeaveSharingMutation,
  useLookAtInvitationQuery,
  useLazyLookAtInvitationQuery,
  useAcceptInvitationMutation,
} = sharingApi;
