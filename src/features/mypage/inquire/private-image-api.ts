import { baseApi } from '@/shared/api/base-api';
import type { ApiMeta } from '@/shared/api/api-call';
import type { ApiError } from '@/shared/api/api-error';

/** `inquiryId` where the staff looks at somebody else's. */
type Which = { name: string; inquiryId?: string };

const UNREADABLE: ApiError = { status: 'UNREADABLE', message: '사진을 불러오지 못했어요.' };

/** Pictures that only their owner and the staff may open: fetched with the session, shown from this page's memory. */
export const privateImageApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPrivateImage: build.query<{ url: string }, Which>({
      queryFn: async ({ name, inquiryId }, _api, _options, ask) => {
        const owner = inquiryId === undefined ? '/inquiry' : `/admin/inquiry/${encodeURIComponent(inquiryId)}`;
        const answer = await ask({ url: `${owner}/image/${encodeURIComponent(name)}`, file: { type: 'image/webp' } });
        const meta = answer.meta as ApiMeta | undefined;
        if (answer.error) return { error: answer.error as ApiError, meta };
        if (!(answer.data instanceof Blob)) return { error: UNREADABLE, meta };
        return { data: { url: URL.createObjectURL(answer.data) }, meta };
      },
      extraOptions: { quiet: true },
      onCacheEntryAdded: async (_, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => null);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data.url);
      },
    }),
  }),
});

export const { useGetPrivateImageQuery } = privateImageApi;
