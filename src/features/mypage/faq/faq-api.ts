import type { Faq } from '@contract/mypage/faq.responses';
import { baseApi } from '@/shared/api/base-api';

/** The FAQ; fetched whole, so that the search needs no request. */
const faqApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listFaqs: build.query<Faq[], void>({
      query: () => '/faq',
      providesTags: ['Faq'],
    }),
  }),
});

export const { useListFaqsQuery } = faqApi;
