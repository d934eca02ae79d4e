import type { EmailChangeInput } from '@contract/auth/account';
import type { Account } from '@contract/auth/account.responses';
import type { MailCodeSent } from '@contract/auth/join.responses';
import type { CommunityMe } from '@contract/community/community-safety.responses';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';
import type { TagType } from '@/shared/api/tags';

/** Tags of answers with the account's name or picture: its owner's, and beside posts and comments. */
const NAMED: readonly TagType[] = ['User', 'MyPage', 'CommunityMe', 'Feed', 'Post', 'Comments', 'Popular', 'Mine'];

/** Endpoints of the account's own data. Errors are shown in the form, so those raise no toast. */
export const accountApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getAccount: build.query<Account, void>({
      query: () => '/mypage/account',
      providesTags: ['User'],
    }),
    updateNickname: build.mutation<CommunityMe, { nickname: string } & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({ url: '/community/nickname', method: 'PUT', body, idempotencyKey }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, error) => (error ? [] : [...NAMED]),
    }),
    updateName: build.mutation<Account, { name: string } & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({ url: '/mypage/account/name', method: 'PUT', body, idempotencyKey }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, error) => (error ? [] : ['User']),
    }),
    updatePicture: build.mutation<Account, { image: string | null } & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({ url: '/mypage/account/picture', method: 'PUT', body, idempotencyKey }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, error) => (error ? [] : [...NAMED]),
    }),
    sendEmailCode: build.mutation<MailCodeSent, { email: string }>({
      query: (body) => ({ url: '/mypage/account/email-code', method: 'POST', said: '메일을 보냈어요', body }),
      extraOptions: { suppressErrorToast: true },
    }),
    changeEmail: build.mutation<Account, EmailChangeInput>({
      query: (body) => ({ url: '/mypage/account/email', method: 'PUT', body }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, error) => (error ? [] : ['User']),
    }),
  }),
});

export const {
  useGetAccountQuery,
  useUpdateNicknameMutation,
  useUpdateNameMutation,
  useUpdatePictureMutation,
  useSendEmailCodeMutation,
  useChangeEmailMutation,
} = accountApi;
