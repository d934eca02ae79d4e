import type { StrokeGroup } from '@contract/admin-stroke/stroke-lists';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@contract/common/time';
import type { Hand } from '@contract/learning/learning';
import { GLYPHS } from '@server/content/strokes';
import type { Database } from '@server/db/database';
import { learningSettings } from '@server/db/schema';
import { appendSegments, appendTraces, type Segment, type Trace } from '@server/modules/learning/append-events';
import { dayAround } from '@server/modules/learning/study-time';
import { seedId } from './seed-ids';

type SeedLearning = {
  /** Days since the first and the last session. */
  since: number;
  until: number;
  /** Days of the week with a session, counted from the first. */
  days: readonly number[];
  /** Minutes per session, cyclic. */
  minutes: readonly number[];
  /** Letters per session, cyclic. */
  tries: readonly number[];
  groups: readonly StrokeGroup[];
  dailyLimit: number | null;
  hand: Hand;
};

const SEED_LEARNING: Readonly<Record<string, SeedLearning>> = {
  가람: {
    since: 83,
    until: 1,
    days: [0, 1, 3, 4, 6],
    minutes: [14, 9, 17, 12, 15, 8, 11],
    tries: [6, 4, 8, 5, 7, 3, 5],
    groups: ['consonant', 'vowel', 'digit', 'upper'],
    dailyLimit: 20,
    hand: 'left',
  },
  나온: {
    since: 41,
    until: 2,
    days: [1, 4],
    minutes: [6, 9, 7, 10],
    tries: [2, 3, 2],
    groups: ['consonant'],
    dailyLimit: 10,
    hand: 'right',
  },
};

/** 17:30 in Seoul. */
const AFTERNOON = 17.5 * HOUR_SECONDS;
const LONGEST_SEGMENT = 900;

/** Weeks of learning of the demo's children, computed by the product's own services. */
export async function seedLearning(
  tx: Database,
  child: { accountId: string; id: string; name: string },
  now: number,
): Promise<void> {
  const plan = SEED_LEARNING[child.name];
  if (!plan) return;
  const today = dayAround(Math.floor(now / 1000)).from;
  const segments: Segment[] = [];
  const traces: Trace[] = [];
  const letters = GLYPHS.filter(({ group }) => plan.groups.includes(group));
  let time = 0;
  for (let ago = plan.since; ago >= plan.until; ago -= 1) {
    if (!plan.days.includes((plan.since - ago) % 7)) continue;
    const from = today - ago * DAY_SECONDS + AFTERNOON;
    const minutes = traceGlyphs(plan.minutes, time);
    for (let begun = 0; begun < minutes * MINUTE_SECONDS; begun += LONGEST_SEGMENT) {
      const seconds = Math.min(LONGEST_SEGMENT, minutes * MINUTE_SECONDS - begun);
      segments.push({ id: seedId(`segment ${child.id} ${ago} ${begun}`), from: from + begun, seconds });
    }
    for (let index = 0; index < traceGlyphs(plan.tries, time); index += 1) {
      const at = from + 40 + index * 75;
      traces.push(tryAt(plan, letters, { seed: `${child.id} ${ago} ${index}`, place: traces.length, at }));
    }
    time += 1;
  }
  await appendSegments(tx, child, segments, now);
  await appendTraces(tx, child, traces, now);
  await tx.insert(learningSettings).values({
    accountId: child.accountId,
    profileId: child.id,
    dailyLimitMinutes: plan.dailyLimit,
    hand: plan.hand,
    updatedAt: new Date(now),
  });
}

const traceGlyphs = (values: readonly number[], index: number) => values[index % values.length] ?? 0;

/** Traces of a letter before the next one. */
const EACH = 6;

/** Letters in teaching order, with scores that improve by each trace; some stay low. */
function tryAt(
  { hand }: SeedLearning,
  letters: readonly { id: number; strokes: readonly unknown[] }[],
  { seed, place, at }: { seed: string; place: number; at: number },
): Trace {
  const letter = letters[Math.floor(place / EACH) % letters.length];
  const best = (letter?.id ?? 1) % 5 === 4 ? 1 : (letter?.id ?? 1) % 3 === 2 ? 2 : 3;
  const stars = Math.min(best, Math.floor((place % EACH) / 1.5));
  return {
    id: seedId(`trace ${seed}`),
    glyphId: letter?.id ?? 1,
    revision: 0,
    stars,
    inOrder: stars === 3 || place % 3 === 0,
    against: stars === 3 ? 0 : place % 2,
    closeness: 58 + stars * 11,
    coverage: stars === 0 ? 71 : 100,
    strokes: letter?.strokes.length ?? 1,
    hand,
    ms: 5_200 + (place % 5) * 1_300,
    at,
    day: dayAround(at).day,
  };
}
