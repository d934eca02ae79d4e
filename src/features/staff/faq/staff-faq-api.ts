import type { FaqChangeInput, FaqInput } from '@contract/mypage/faq';
import type { StaffFaq } from '@contract/mypage/faq.responses';
import { staffApi } from '@/features/staff/staff-api';
import type { Idempotent } from '@/shared/api/api-call';

/** The questions with the hidden ones, for moderators and admins. */
const staffFaqApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listStaffFaqs: build.query<StaffFaq[], void>({
      query: () => '/admin/faq',
      providesTags: ['Faq'],
    }),
    createFaq: build.mutation<StaffFaq, FaqInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({ url: '/admin/faq', method: 'POST', body, idempotencyKey }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, error) => (error ? [] : ['Faq']),
    }),
    updateFaq: build.mutation<StaffFaq, FaqChangeInput & Idempotent & { id: string }>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `/admin/faq/${encodeURIComponent(id)}`,
        method: 'PUT',
        body,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      // Another member of the staff may have changed it: the list is fetched again after a failure too.
      invalidatesTags: ['Faq'],
    }),
  }),
});

export const { useListStaffFaqsQuery, useCreateFaqMutation, useUpdateFaqMutation } = staffFaqApi;
