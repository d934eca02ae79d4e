import type { InquiryInput, InquiryMessageInput } from '@contract/mypage/inquiries';
import type { Inquiry, InquiryPage } from '@contract/mypage/inquiries.responses';
import type { UploadedImage } from '@contract/profiles/profile.responses';
import { inquiryUrl } from '@/domain/api-urls';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';
import { imageUpload } from '@/shared/api/image-upload';

const UPLOAD_TIME_LIMIT = 120_000;

/** Inquiries to the staff. Errors are shown in the form. */
const inquiriesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listInquiries: build.infiniteQuery<InquiryPage, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
        refetchCachedPages: false,
      },
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
    askFurther: build.mutation<Inquiry, InquiryMessageInput & Idempotent & { id: string }>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `${inquiryUrl(id)}/message`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, error) => (error ? [] : ['Inquiry', 'MyPage']),
    }),
    uploadInquiryPhoto: build.mutation<
      UploadedImage,
      { file: Blob; name: string; onUploadProgress?: (share: number) => void }
    >({
      query: ({ file, name, onUploadProgress }) => ({ ...imageUpload(file, name), onUploadProgress }),
      extraOptions: { suppressErrorToast: true, timeout: UPLOAD_TIME_LIMIT },
    }),
  }),
});

export const {
  useListInquiriesInfiniteQuery,
  useGetInquiryQuery,
  useReadInquiryMutation,
  useCreateInquiryMutation,
  useAskFurtherMutation,
  useUploadInquiryPhotoMutation,
} = inquiriesApi;
