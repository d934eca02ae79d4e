import type { ConsentChangeInput } from '@contract/accounts/consents';
import type { Consents } from '@contract/accounts/consents.responses';
import type { GuardianChangeInput } from '@contract/auth/guardian';
import type { LeaveInput } from '@contract/auth/leaving';
import type { Leaving } from '@contract/auth/leaving.responses';
import type { PasswordChangeInput } from '@contract/auth/password-change';
import type { SignedInDevice, SignedOut } from '@contract/auth/sessions.responses';
import type { BlockedPerson } from '@contract/community/blocks.responses';
import type { NotificationInput } from '@contract/notices/notifications';
import type { NotificationChoice } from '@contract/notices/notifications.responses';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';
import { guardianPasswordSet, sessionEnded } from '@/shared/session/session-events';
import type { AppDispatch } from '@/shared/store/hooks';

type Ending = { dispatch: AppDispatch; queryFulfilled: Promise<unknown> };

const arrived = (answer: Promise<unknown>) =>
  answer.then(
    () => true,
    () => false,
  );

/** The server has ended every session of the account, this one too. */
async function endSession(_: unknown, { dispatch, queryFulfilled }: Ending) {
  if (await arrived(queryFulfilled)) dispatch(sessionEnded());
}

/** The learning tab asks the loaded user whether there is a guardian password. */
async function rememberGuardianPassword(_: unknown, { dispatch, queryFulfilled }: Ending) {
  if (await arrived(queryFulfilled)) dispatch(guardianPasswordSet());
}

/** Endpoints of the settings. Errors are shown in the form, so those raise no toast. */
export const settingsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    changePassword: build.mutation<null, PasswordChangeInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/mypage/password',
        method: 'PUT',
        body,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, error) => (error ? [] : ['Device']),
    }),

    setGuardianPassword: build.mutation<null, { password: string } & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/mypage/guardian-password',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      onQueryStarted: rememberGuardianPassword,
    }),
    changeGuardianPassword: build.mutation<null, GuardianChangeInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/mypage/guardian-password',
        method: 'PUT',
        body,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
    }),

    listDevices: build.query<SignedInDevice[], void>({
      query: () => '/auth/session',
      extraOptions: { allowRefresh: true },
      providesTags: ['Device'],
    }),
    // One that was signed out meanwhile is not there any more: a failure reads the list again, too.
    signOutDevice: build.mutation<SignedOut, string>({
      query: (id) => ({ url: `/auth/session/${encodeURIComponent(id)}`, method: 'DELETE' }),
      extraOptions: { allowRefresh: true },
      invalidatesTags: ['Device'],
    }),
    signOutEverywhere: build.mutation<SignedOut, void>({
      query: () => ({ url: '/auth/session', method: 'DELETE', params: { scope: 'all' } }),
      extraOptions: { allowRefresh: true },
      onQueryStarted: endSession,
    }),

    listNotificationChoices: build.query<NotificationChoice[], void>({
      query: () => '/mypage/notification',
      providesTags: ['Notification'],
    }),
    // The screen shows a choice at once and keeps order (use-notification-choices.ts).
    saveNotificationChoices: build.mutation<NotificationChoice[], NotificationInput>({
      query: (body) => ({ url: '/mypage/notification', method: 'PUT', body }),
    }),

    // Data that needs the consent to health data says so, and a withdrawal deletes it: all of it is fetched again.
    updateConsent: build.mutation<Consents, ConsentChangeInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({ url: '/mypage/consent', method: 'POST', body, idempotencyKey }),
      invalidatesTags: (_, error) =>
        error ? [] : ['Consent', 'Diagnostic', 'Attempt', 'Growth', 'Health', 'Play', 'Calendar', 'Profile'],
    }),

    listBlocked: build.query<BlockedPerson[], void>({
      query: () => '/mypage/block',
      providesTags: ['Block'],
    }),
    unblock: build.mutation<BlockedPerson[], string>({
      query: (id) => ({ url: `/mypage/block/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : ['Block', 'Popular']),
    }),

    leave: build.mutation<Leaving, LeaveInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/mypage/cancel-membership',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      onQueryStarted: endSession,
    }),
  }),
});

export const {
  useChangePasswordMutation,
  useSetGuardianPasswordMutation,
  useChangeGuardianPasswordMutation,
  useListDevicesQuery,
  useSignOutDeviceMutation,
  useSignOutEverywhereMutation,
  useListNotificationChoicesQuery,
  useSaveNotificationChoicesMutation,
  useUpdateConsentMutation,
  useListBlockedQuery,
  useUnblockMutation,
  useLeaveMutation,
} = settingsApi;
