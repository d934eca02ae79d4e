import type { SignedIn } from '@contract/auth/auth.responses';
import type { JoinInput } from '@contract/auth/join';
import type { MailCodeSent, UserIdAvailability } from '@contract/auth/join.responses';
import * as v from 'valibot';
import { beginSession, isSignedIn } from '@/features/auth/auth-api';
import { baseApi } from '@/shared/api/base-api';
import { readDraft, writeDraft } from '@/shared/forms/form-draft';
import { NEW_CHILD_DRAFT } from '@/shared/forms/new-child-draft';

/** Errors are shown in the form, so none of these raises a toast. */
const joinApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    checkUserId: build.query<UserIdAvailability, { user_id: string }>({
      query: (params) => ({ url: '/auth/join/user-id', params }),
      extraOptions: { suppressErrorToast: true },
      // Another person may take the id meanwhile.
      keepUnusedDataFor: 5,
    }),
    sendJoinCode: build.mutation<MailCodeSent, { email: string }>({
      query: (body) => ({ url: '/auth/join/email-code', method: 'POST', said: '메일을 보냈어요', body }),
      extraOptions: { suppressErrorToast: true },
    }),
    join: build.mutation<SignedIn, JoinInput>({
      query: (body) => ({ url: '/auth/join', method: 'POST', body }),
      extraOptions: { suppressErrorToast: true, rotatesRefreshCookie: true, accepts: isSignedIn },
      // What begins a session clears what was typed without one, but for the child that is joined for.
      onQueryStarted: async (input, api) => {
        const child = readDraft(NEW_CHILD_DRAFT, v.unknown());
        await beginSession(input, api);
        if (child !== null) writeDraft(NEW_CHILD_DRAFT, child);
      },
    }),
  }),
});

export const { useCheckUserIdQuery, useLazyCheckUserIdQuery, useSendJoinCodeMutation, useJoinMutation } = joinApi;
