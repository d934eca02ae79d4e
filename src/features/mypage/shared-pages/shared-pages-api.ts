import type { CareCardInput } from '@contract/mypage/care-card';
import type { CareCard, CareCards } from '@contract/mypage/care-card.responses';
import type { ClinicLinkInput } from '@contract/mypage/clinic';
import type { ClinicLink, ClinicLinks } from '@contract/mypage/clinic.responses';
import {
  careCardsUrl,
  careCardUrl,
  clinicLinksUrl,
  clinicLinkUrl,
  type ProfileArg,
  sentResultUrl,
} from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';

type ResultArg = ProfileArg & { resultId: string };
const ofProfile = ({ profileId }: ProfileArg) => ({ type: 'Profile', id: profileId }) as const;

/** Links for people without an account. They are secrets: no answer is stored for reading offline. */
const sharedPagesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listClinicLinks: build.query<ClinicLinks, ProfileArg>({
      query: ({ profileId }) => clinicLinksUrl(profileId),
      providesTags: (_, __, arg) => ['ClinicLink', ofProfile(arg)],
    }),
    // Errors of these are shown beside their button.
    createClinicLink: build.mutation<ClinicLink, ProfileArg & { input: ClinicLinkInput }>({
      query: ({ profileId, input }) => ({
        url: clinicLinksUrl(profileId),
        method: 'POST',
        said: '보여 줄 링크를 만들었어요',
        body: input,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (link) => (link ? ['ClinicLink'] : []),
    }),
    endClinicLink: build.mutation<null, ProfileArg & { linkId: string }>({
      query: ({ profileId, linkId }) => ({
        url: clinicLinkUrl(profileId, linkId),
        method: 'DELETE',
        said: '보여 주기를 끝냈어요',
      }),
      invalidatesTags: (_, error) => (error ? [] : ['ClinicLink']),
    }),
    approveSentResult: build.mutation<null, ResultArg>({
      query: ({ profileId, resultId }) => ({ url: `${sentResultUrl(profileId, resultId)}/approve`, method: 'POST' }),
      invalidatesTags: (_, error) => (error ? [] : ['ClinicLink', 'Diagnostic']),
    }),
    discardSentResult: build.mutation<null, ResultArg>({
      query: ({ profileId, resultId }) => ({ url: sentResultUrl(profileId, resultId), method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : ['ClinicLink']),
    }),
    listCareCards: build.query<CareCards, ProfileArg>({
      query: ({ profileId }) => careCardsUrl(profileId),
      providesTags: (_, __, arg) => ['CareCard', 'Consent', ofProfile(arg)],
    }),
    createCareCard: build.mutation<CareCard, ProfileArg & { input: CareCardInput }>({
      query: ({ profileId, input }) => ({ url: careCardsUrl(profileId), method: 'POST', body: input }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (card, _, { input }) =>
        card ? ['CareCard', ...(input.consent ? (['Consent'] as const) : [])] : [],
    }),
    endCareCard: build.mutation<null, ProfileArg & { cardId: string }>({
      query: ({ profileId, cardId }) => ({
        url: careCardUrl(profileId, cardId),
        method: 'DELETE',
        said: '돌봄 카드를 끝냈어요',
      }),
      invalidatesTags: (_, error) => (error ? [] : ['CareCard']),
    }),
  }),
});

export const {
  useListClinicLinksQuery,
  useCreateClinicLinkMutation,
  useEndClinicLinkMutation,
  useApproveSentResultMutation,
  useDiscardSentResultMutation,
  useListCareCardsQuery,
  useCreateCareCardMutation,
  useEndCareCardMutation,
} = sharedPagesApi;
