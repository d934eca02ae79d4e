import { DEVICE_TIME_HEADER } from '@contract/common/envelope';
import type { LearningEventsInput, TracedLetter } from '@contract/learning/learning';
import type { LearningEventsResult, LearningProgress } from '@contract/learning/learning.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import { seedStrokes } from '@server/modules/admin-stroke/shipped-strokes';
import type { SignedUp } from './test-app';
import { useTestFamily } from './test-family';

const uuid = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
let made = 100;
const createId = () => {
  made += 1;
  return uuid(made);
};

/** Study time from a Korean local time on. */
export const createSegment = (started_at: string, seconds: number, id = createId()) => ({
  id,
  started_at: `${started_at}+09:00`,
  seconds,
});

export const createTrace = (more: Partial<TracedLetter> = {}): TracedLetter => ({
  id: createId(),
  glyph_id: 1,
  revision: 0,
  stars: 3,
  in_order: true,
  against: 0,
  closeness: 90,
  coverage: 100,
  strokes: 1,
  hand: 'right',
  ms: 4_000,
  traced_at: '2026-03-10T11:50:00+09:00',
  ...more,
});

const NOON = '2026-03-10T12:00:00+09:00';

/** For tests: a family with one child and the shipped letters, on 2026-03-10 at noon in Seoul. */
export function useTestLearning() {
  const family = useTestFamily();
  const created: string[] = [];
  beforeEach(async () => {
    created.unshift(await family.addChild());
    await seedStrokes(family.db, family.clock.now);
  });

  const getChild = () => created[0] ?? '';
  const call = <T>(method: string, path: string, body?: unknown, who: SignedUp = family.parent) =>
    family.callJson<T>(method, `/learning${path}`, { token: who.token, body });
  const send = (
    events: Partial<LearningEventsInput>,
    who: SignedUp = family.parent,
    profileId = getChild(),
    sentAt = NOON,
  ) =>
    family.callJson<LearningEventsResult>('POST', `/learning/profile/${profileId}/event`, {
      token: who.token,
      headers: { [DEVICE_TIME_HEADER]: sentAt },
      body: events,
    });
  const getProgress = async (profileId = getChild()) =>
    (await call<LearningProgress>('GET', `/profile/${profileId}`)).data;
  const getTotal = async () =>
    (await family.callJson<Profile>('GET', `/profile/selected/${getChild()}`, { token: family.parent.token })).data
      .total_study_seconds;

  return { family, getChild, call, send, getProgress, getTotal };
}
