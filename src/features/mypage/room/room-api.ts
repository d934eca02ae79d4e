import type { MyPage } from '@contract/mypage/mypage.responses';
import { baseApi } from '@/shared/api/base-api';

export const roomApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getMyPage: build.query<MyPage, void>({
      query: () => '/mypage',
      providesTags: ['MyPage'],
    }),
  }),
});

export const { useGetMyPageQuery } = roomApi;
