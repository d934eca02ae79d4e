import type { Faq } from '@contract/mypage/faq.responses';
import { baseApi } from '@/shared/api/base-api';

/** The questions parents ask; all of them at once, so that looking for one waits for nothing. */
export const faqApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listFaqs: build.query<Faq[], void>({
      query: () => '/faq',
      providesTags: ['Faq'],
    }),
  }),
});

export const { useListFaqsQuery } = faqApi;
