import type { LearningProgress } from '@contract/learning/learning.responses';
import { waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store';
import { baseApi } from '@/shared/api/base-api';
import { sessionStarted } from '@/shared/session/session-events';
import { type Reply, scriptedBackend, tokenFor } from '@/testing/scripted-backend';
import { learningApi } from './learning-api';

const { getLearningProgress, sendLearningEvents } = learningApi.endpoints;
const CHILD = '7b0f4f8e-0f4f-4d8e-9b0f-4f8e0f4f4d8e';
const URL = `/learning/profile/${CHILD}`;
const toProgress = (stars: number) => ({ today: { seconds: 0, letters: 0, stars } }) as LearningProgress;

test('keeps the answer of sent letters when a query answered before them arrives later', async () => {
  let release: (reply: Reply) => void = () => undefined;
  const late = new Promise<Reply>((resolve) => {
    release = resolve;
  });
  const backend = scriptedBackend({
    [`GET ${URL}`]: (_, index) => (index === 2 ? late : { data: toProgress(index === 1 ? 0 : 3) }),
    [`POST ${URL}/event`]: () => ({ data: { progress: toProgress(3) } }),
  });
  const store = makeStore({ profiles: { profileId: CHILD, ageGroup: null } });
  const disconnect = store.connect();
  const select = () => getLearningProgress.select({ profileId: CHILD })(store.getState()).data?.today.stars;
  try {
    store.dispatch(sessionStarted({ accessToken: tokenFor('ann'), userId: 'ann' }));
    await store.dispatch(getLearningProgress.initiate({ profileId: CHILD }));
    // Another tab has sent a row.
    store.dispatch(baseApi.util.invalidateTags(['Learning']));
    const events = { segments: [], traces: [] };
    await store.dispatch(sendLearningEvents.initiate({ profileId: CHILD, events }));
    await waitFor(() => expect(select()).toBe(3));
    release({ data: toProgress(0) });
    await waitFor(() => expect(backend.count(`GET ${URL}`)).toBe(3));
    await Promise.all(store.dispatch(learningApi.util.getRunningQueriesThunk()));
    expect(select()).toBe(3);
  } finally {
    disconnect();
    backend.restore();
  }
});
