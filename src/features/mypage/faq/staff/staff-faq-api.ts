import type { FaqChangeInput, FaqInput, StaffFaq } from '@contract/mypage/faq';
import { baseApi } from '@/shared/api/base-api';

type Sending = { sendingId: string };

/** The questions as moderators and admins keep them. */
export const staffFaqApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listStaffFaqs: build.query<StaffFaq[], void>({
      query: () => '/admin/faq',
      providesTags: ['Faq'],
    }),
    createFaq: build.mutation<StaffFaq, FaqInput & Sending>({
      query: ({ sendingId, ...body }) => ({ url: '/admin/faq', method: 'POST', body, idempotencyKey: sendingId }),
      extraOptions: { quiet: true },
      invalidatesTags: (_, error) => (error ? [] : ['Faq']),
    }),
    changeFaq: build.mutation<StaffFaq, FaqChangeInput & Sending & { id: string }>({
      query: ({ id, sendingId, ...body }) => ({
        url: `/admin/faq/${encodeURIComponent(id)}`,
        method: 'PUT',
        body,
        idempotencyKey: sendingId,
      }),
      extraOptions: { quiet: true },
      // somebody else may have changed it meanwhile: the list is read anew either way
      invalidatesTags: ['Faq'],
    }),
  }),
});

export const { useListStaffFaqsQuery, useCreateFaqMutation, useChangeFaqMutation } = staffFaqApi;
