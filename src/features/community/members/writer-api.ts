import type { Section } from '@contract/community/community';
import type { AgreeInput } from '@contract/community/community-safety';
import type { CommunityMe } from '@contract/community/community-safety.responses';
import type { DraftInput } from '@contract/community/posts';
import type { Draft } from '@contract/community/posts.responses';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';

export type DraftArg = { section: Section; subject?: string };
const draftAt = ({ section, subject }: DraftArg) => ({ url: `/community/draft/${section}`, params: { subject } });

/** Endpoints for writers besides the post itself. Errors are shown in the form. */
const writerApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    agreeToRules: build.mutation<CommunityMe, AgreeInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({ url: '/community/agree', method: 'POST', body, idempotencyKey }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (me) => (me ? ['CommunityMe', 'Consent'] : []),
    }),
    getDraft: build.query<Draft | null, DraftArg>({
      query: draftAt,
      extraOptions: { accepts: () => true },
      keepUnusedDataFor: 0,
      providesTags: (_, __, { section }) => [{ type: 'Draft', id: section }],
    }),
    saveDraft: build.mutation<Draft, DraftArg & { draft: DraftInput }>({
      query: ({ draft, ...arg }) => ({ ...draftAt(arg), method: 'PUT', body: draft }),
      // typing continues: the device has the draft too, and the next pause sends it again
      extraOptions: { suppressErrorToast: true },
    }),
    deleteDraft: build.mutation<unknown, DraftArg>({
      query: (arg) => ({ ...draftAt(arg), method: 'DELETE' }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, __, { section }) => [{ type: 'Draft', id: section }],
    }),
  }),
});

export const { useAgreeToRulesMutation, useGetDraftQuery, useSaveDraftMutation, useDeleteDraftMutation } = writerApi;
