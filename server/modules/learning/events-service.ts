import { DAY_SECONDS } from '@contract/common/time';
import {
  LEARNING_WAIT_DAYS,
  type LearningEventsInput,
  type StudySegment,
  type TracedLetter,
} from '@contract/learning/learning';
import type { LearningEventsResult, RefusedEvent } from '@contract/learning/learning.responses';
import type { Queryable, Transaction } from '@server/db/database';
import { learningDays, learningSegments, strokes } from '@server/db/schema';
import type { Clocks } from '@server/lib/device-time';
import { groupBy } from '@server/lib/group-by';
import { lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { and, count, eq, gte, inArray, lt } from 'drizzle-orm';
import { appendSegments, appendTraces, type Segment, type Trace } from './append-events';
import type { ChildRef } from './learning-repository';
import { loadProgress } from './progress-service';
import { dayAround } from './study-time';

/** A smaller clock difference is ignored: it may be network latency. */
const SKEW_SECONDS = 60;
/** Seconds that a device may have rounded up. */
const SLACK_SECONDS = 2;
/** More than a child can do between two midnights. */
const TRACES_A_DAY = 1000;
const SEGMENTS_A_DAY = 2000;

type Refuse = (id: string, reason: RefusedEvent['reason']) => void;

/**
 * Stores learning events of a device, each once, and returns the progress. An impossible event is refused alone and
 * does not block the others.
 * @throws AppError FOREIGN_PROFILE
 */
export const recordEvents = (
  ctx: ChildContext,
  { profileId, ...events }: LearningEventsInput & { profileId: string },
): Promise<LearningEventsResult> =>
  ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, ctx, profileId);
    const refused = new Map<string, RefusedEvent>();
    const refuse: Refuse = (id, reason) => refused.set(id, { id, reason });
    const toServer = createClock(ctx);

    const segments = events.segments.flatMap((segment) => toSegment(segment, toServer, refuse) ?? []);
    const traces = events.traces.flatMap((trace) => toTrace(trace, toServer, refuse) ?? []);
    await appendSegments(tx, child, await acceptSegments(tx, child, segments, refuse), ctx.now);
    const known = await knownGlyphs(tx, traces, refuse);
    await appendTraces(tx, child, await acceptTraces(tx, child, known, refuse), ctx.now);
    return { refused: [...refused.values()], progress: await loadProgress(tx, child, ctx.now) };
  });

type ToServer = (deviceTime: string, seconds: number) => { at: number } | { reason: 'future' | 'too_old' };

/**
 * Converts device times to server time by the clock's offset when it sent. No event can have ended after it was sent.
 */
function createClock({ now, sentAt = now }: Clocks): ToServer {
  const sent = sentAt / 1000;
  const skew = now / 1000 - sent;
  const shift = Math.abs(skew) < SKEW_SECONDS ? 0 : skew;
  const oldest = now / 1000 - LEARNING_WAIT_DAYS * DAY_SECONDS;
  return (deviceTime, seconds) => {
    const at = Date.parse(deviceTime) / 1000;
    if (at + seconds > sent + SLACK_SECONDS) return { reason: 'future' };
    if (at + shift < oldest) return { reason: 'too_old' };
    return { at: Math.round(at + shift) };
  };
}

function toSegment({ id, started_at, seconds }: StudySegment, toServer: ToServer, refuse: Refuse): Segment | null {
  const when = toServer(started_at, seconds);
  if ('at' in when) return { id, from: when.at, seconds };
  refuse(id, when.reason);
  return null;
}

function toTrace(trace: TracedLetter, toServer: ToServer, refuse: Refuse): Trace | null {
  const when = toServer(trace.traced_at, 0);
  if (!('at' in when)) {
    refuse(trace.id, when.reason);
    return null;
  }
  const { id, revision, against, closeness, coverage, strokes: drawn, hand, ms } = trace;
  return {
    ...{ id, revision, against, closeness, coverage, strokes: drawn, hand, ms },
    glyphId: trace.glyph_id,
    inOrder: trace.in_order,
    // The third star is for order and direction alone.
    stars: Math.min(trace.stars, trace.in_order && against === 0 ? 3 : 2),
    at: when.at,
    day: dayAround(when.at).day,
  };
}

/** Of letters there are, in a revision there was. */
async function knownGlyphs(tx: Queryable, traces: readonly Trace[], refuse: Refuse): Promise<Trace[]> {
  if (traces.length === 0) return [];
  const ids = [...new Set(traces.map(({ glyphId }) => glyphId))];
  const rows = await tx
    .select({ id: strokes.id, revision: strokes.revision })
    .from(strokes)
    .where(inArray(strokes.id, ids));
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  return traces.filter(({ id, glyphId, revision }) => {
    const isKnown = revision <= (revisions.get(glyphId) ?? -1);
    if (!isKnown) refuse(id, 'unknown_glyph');
    return isKnown;
  });
}

/** Refuses what exceeds the limit of a day. */
async function acceptSegments(
  tx: Transaction,
  child: ChildRef,
  segments: readonly Segment[],
  refuse: Refuse,
): Promise<Segment[]> {
  const byDay = groupBy(segments, ({ from }) => dayAround(from).from);
  const taken: Segment[] = [];
  for (const [from, ofDay] of byDay) {
    const [there] = await tx
      .select({ n: count() })
      .from(learningSegments)
      .where(
        and(
          eq(learningSegments.accountId, child.accountId),
          eq(learningSegments.profileId, child.id),
          gte(learningSegments.startedAt, new Date(from * 1000)),
          lt(learningSegments.startedAt, new Date((from + DAY_SECONDS) * 1000)),
        ),
      );
    taken.push(...acceptWithinLimit(ofDay, SEGMENTS_A_DAY - (there?.n ?? 0), refuse));
  }
  return taken;
}

async function acceptTraces(
  tx: Transaction,
  child: ChildRef,
  traces: readonly Trace[],
  refuse: Refuse,
): Promise<Trace[]> {
  if (traces.length === 0) return [];
  const byDay = groupBy(traces, ({ day }) => day);
  const rows = await tx
    .select({ day: learningDays.day, tries: learningDays.tries })
    .from(learningDays)
    .where(
      and(
        eq(learningDays.accountId, child.accountId),
        eq(learningDays.profileId, child.id),
        inArray(learningDays.day, [...byDay.keys()]),
      ),
    );
  const tries = new Map(rows.map((row) => [row.day, row.tries]));
  return [...byDay].flatMap(([day, ofDay]) => acceptWithinLimit(ofDay, TRACES_A_DAY - (tries.get(day) ?? 0), refuse));
}

function acceptWithinLimit<T extends { id: string }>(events: readonly T[], room: number, refuse: Refuse): T[] {
  for (const { id } of events.slice(Math.max(0, room))) refuse(id, 'too_many');
  return events.slice(0, Math.max(0, room));
}
