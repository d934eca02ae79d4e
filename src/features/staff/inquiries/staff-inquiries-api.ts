import type { InquiryAnswerInput, InquiryState, StaffInquiriesQuery } from '@contract/mypage/inquiries';
import type { StaffInquiry, StaffInquiryPage } from '@contract/mypage/inquiries.responses';
import { staffInquiryUrl } from '@/domain/api-urls';
import { staffApi } from '@/features/staff/staff-api';
import { cursorPages } from '@/shared/api/cursor-pages';

type Which = Pick<StaffInquiriesQuery, 'state'>;

/** People's inquiries; the server answers 403 to everyone but moderators and admins. */
const staffInquiriesApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listStaffInquiries: build.infiniteQuery<StaffInquiryPage, Which, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg: { state }, pageParam }) => ({ url: '/admin/inquiry', params: { state, cursor: pageParam } }),
      providesTags: ['StaffInquiry'],
    }),
    getStaffInquiry: build.query<StaffInquiry, { id: string }>({
      query: ({ id }) => staffInquiryUrl(id),
      providesTags: ['StaffInquiry'],
    }),
    answerInquiry: build.mutation<StaffInquiry, InquiryAnswerInput & { id: string; idempotencyKey: string }>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `${staffInquiryUrl(id)}/answer`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      // The parent or the staff may have written meanwhile: it is fetched again after a failure too.
      invalidatesTags: ['StaffInquiry'],
    }),
    updateInquiryState: build.mutation<StaffInquiry, { id: string; state: InquiryState }>({
      query: ({ id, state }) => ({
        url: `/admin/inquiry/${encodeURIComponent(id)}/state`,
        method: 'PUT',
        said: '문의 상태를 바꿨어요',
        body: { state },
      }),
      invalidatesTags: ['StaffInquiry'],
    }),
  }),
});

export const {
  useListStaffInquiriesInfiniteQuery,
  useGetStaffInquiryQuery,
  useAnswerInquiryMutation,
  useUpdateInquiryStateMutation,
} = staffInquiriesApi;
