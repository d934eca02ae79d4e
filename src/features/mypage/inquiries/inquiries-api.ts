import type { InquiryInput, InquiryMessageInput } from '@contract/mypage/inquiries';
import type { Inquiry, InquiryPage } from '@contract/mypage/inquiries.responses';
import { inquiryUrl } from '@/domain/api-urls';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';
import { cursorPages } from '@/shared/api/cursor-pages';

/** Inquiries to the staff. Errors are shown in the form. */
const inquiriesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listInquiries: build.infiniteQuery<InquiryPage, void, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ pageParam }) => ({ url: '/inquiry', params: { cursor: pageParam } }),
      providesTags: ['Inquiry'],
    }),
    getInquiry: build.query<Inquiry, { id: string }>({
      query: ({ id }) => inquiryUrl(id),
      providesTags: (_, __, { id }) => [{ type: 'Inquiry', id }],
    }),
    // No error toast: the answer is visible either way.
    readInquiry: build.mutation<null, { id: string }>({
      query: ({ id }) => ({ url: `${inquiryUrl(id)}/read`, method: 'PUT' }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, error) => (error ? [] : ['Inquiry', 'MyPage']),
    }),
    createInquiry: build.mutation<Inquiry, InquiryInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({ url: '/inquiry', method: 'POST', body, idempotencyKey }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, error) => (error ? [] : ['Inquiry']),
    }),
    createFurtherMessage: build.mutation<Inquiry, InquiryMessageInput & Idempotent & { id: string }>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `${inquiryUrl(id)}/message`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, error) => (error ? [] : ['Inquiry', 'MyPage']),
    }),
  }),
});

export const {
  useListInquiriesInfiniteQuery,
  useGetInquiryQuery,
  useReadInquiryMutation,
  useCreateInquiryMutation,
  useCreateFurtherMessageMutation,
} = inquiriesApi;
