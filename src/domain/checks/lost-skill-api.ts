import type { LostSkillInput } from '@contract/test/diagnostics';
import type { LostSkillMark } from '@contract/test/diagnostics-results.responses';
import { attemptUrl } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';

/** Used by the result of a check and by the analyses, so its endpoint is in domain and not in a feature. */
const lostSkillApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    setLostSkillDiscussed: build.mutation<LostSkillMark, { attemptId: string } & LostSkillInput>({
      query: ({ attemptId, discussed }) => ({
        url: `${attemptUrl(attemptId)}/lost-skill`,
        method: 'PUT',
        said: discussed ? '의사와 이야기했다고 표시했어요' : '표시를 지웠어요',
        body: { discussed },
      }),
      invalidatesTags: (mark, _, { attemptId }) => (mark ? ['Diagnostic', { type: 'Attempt', id: attemptId }] : []),
    }),
  }),
});

export const { useSetLostSkillDiscussedMutation } = lostSkillApi;
