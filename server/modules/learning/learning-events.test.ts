/** @postgres sql concurrency */

import type { LearningEventsInput } from '@contract/learning/learning';
import { learningDays, learningTraces } from '@server/db/schema';
import { createSegment, createTrace, useTestLearning } from '@server/testing/test-learning';
import { asc } from 'drizzle-orm';

const { family, send, getProgress, getTotal } = useTestLearning();

const UUID = '00000000-0000-4000-8000-000000000001';
const days = () =>
  family.db
    .select({ day: learningDays.day, seconds: learningDays.seconds })
    .from(learningDays)
    .orderBy(asc(learningDays.day));

test.each<[string, ReturnType<typeof createSegment>[], [string, number][]]>([
  ['one stretch', [createSegment('2026-03-10T11:00:00', 600)], [['20260310', 600]]],
  [
    'two devices at one time count once',
    [createSegment('2026-03-10T11:00:00', 600), createSegment('2026-03-10T11:05:00', 600)],
    [['20260310', 900]],
  ],
  [
    'one inside the other',
    [createSegment('2026-03-10T11:00:00', 900), createSegment('2026-03-10T11:05:00', 60)],
    [['20260310', 900]],
  ],
  [
    'one after the other',
    [
      createSegment('2026-03-10T11:00:00', 60),
      createSegment('2026-03-10T11:01:00', 60),
      createSegment('2026-03-10T11:30:00', 60),
    ],
    [['20260310', 180]],
  ],
  [
    'over midnight in Seoul',
    [createSegment('2026-03-09T23:55:00', 900)],
    [
      ['20260309', 300],
      ['20260310', 600],
    ],
  ],
  [
    'over midnight, on two devices',
    [createSegment('2026-03-09T23:55:00', 600), createSegment('2026-03-09T23:58:00', 600)],
    [
      ['20260309', 300],
      ['20260310', 480],
    ],
  ],
  [
    'the same one twice in a batch',
    [createSegment('2026-03-10T11:00:00', 60, UUID), createSegment('2026-03-10T11:00:00', 60, UUID)],
    [['20260310', 60]],
  ],
])('study time: %s', async (_, segments, expected) => {
  const sent = await send({ segments });
  expect(sent).toMatchObject({ status: 200, data: { refused: [] } });
  expect((await days()).map(({ day, seconds }) => [day, seconds])).toEqual(expected);
  expect(await getTotal()).toBe(expected.reduce((sum, [, seconds]) => sum + seconds, 0));
  expect(sent.data.progress.today.seconds).toBe(expected.find(([day]) => day === '20260310')?.[1] ?? 0);
});

test('merges study time regardless of the order and batches of events', async () => {
  const stretches = [
    createSegment('2026-03-09T23:50:00', 900),
    createSegment('2026-03-10T00:02:00', 300),
    createSegment('2026-03-10T10:00:00', 900),
    createSegment('2026-03-10T10:10:00', 900),
  ];
  for (const item of stretches.toReversed()) await send({ segments: [item] });
  // An answer was lost: everything is sent once more.
  await send({ segments: stretches });
  expect((await days()).map(({ seconds }) => seconds)).toEqual([600, 420 + 1500]);
  expect(await getTotal()).toBe(600 + 420 + 1500);
});

test('stores eight concurrent copies of a batch once', async () => {
  const events = { segments: [createSegment('2026-03-10T11:00:00', 600)], traces: [createTrace()] };
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(events)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await getTotal()).toBe(600);
  expect((await getProgress()).glyphs).toEqual([{ glyph_id: 1, stars: 3, tries: 1, last_on: '20260310' }]);
});

test.each<
  [string, Partial<LearningEventsInput> & { sentAt?: string }, { refused: string[]; seconds: number; tries: number }]
>([
  [
    'a stretch that ends after it was sent',
    { segments: [createSegment('2026-03-10T11:55:00', 600)] },
    { refused: ['future'], seconds: 0, tries: 0 },
  ],
  [
    'a letter traced tomorrow',
    { traces: [createTrace({ traced_at: '2026-03-11T09:00:00+09:00' })] },
    { refused: ['future'], seconds: 0, tries: 0 },
  ],
  [
    'from the year before',
    {
      segments: [createSegment('2025-03-10T11:00:00', 600)],
      traces: [createTrace({ traced_at: '2025-03-10T11:00:00+09:00' })],
    },
    { refused: ['too_old', 'too_old'], seconds: 0, tries: 0 },
  ],
  [
    'an unknown letter',
    { traces: [createTrace({ glyph_id: 998 }), createTrace()] },
    { refused: ['unknown_glyph'], seconds: 0, tries: 1 },
  ],
  [
    'a revision that was never drawn',
    { traces: [createTrace({ revision: 7 })] },
    { refused: ['unknown_glyph'], seconds: 0, tries: 0 },
  ],
  [
    'good ones beside a wrong one are kept',
    { segments: [createSegment('2026-03-10T11:55:00', 600), createSegment('2026-03-10T11:00:00', 60)] },
    { refused: ['future'], seconds: 60, tries: 0 },
  ],
  [
    'a clock three hours ahead: moved back by as much',
    {
      sentAt: '2026-03-10T15:00:00+09:00',
      segments: [createSegment('2026-03-10T14:50:00', 600)],
      traces: [createTrace({ traced_at: '2026-03-10T14:55:00+09:00' })],
    },
    { refused: [], seconds: 600, tries: 1 },
  ],
  [
    'a clock in the year 2000',
    { sentAt: '2000-01-01T00:10:00+09:00', segments: [createSegment('2000-01-01T00:00:00', 600)] },
    { refused: [], seconds: 600, tries: 0 },
  ],
  [
    'a clock of tomorrow that tells of the day after',
    { sentAt: '2026-03-11T12:00:00+09:00', segments: [createSegment('2026-03-12T11:00:00', 60)] },
    { refused: ['future'], seconds: 0, tries: 0 },
  ],
])(
  'refuses or accepts late and impossible events: %s',
  async (_, { sentAt, ...events }, { refused, seconds, tries }) => {
    const { status, data } = await send(events, undefined, undefined, sentAt);
    expect(status).toBe(200);
    expect(data.refused.map(({ reason }) => reason)).toEqual(refused);
    expect(await getTotal()).toBe(seconds);
    expect(data.progress.today.seconds).toBe(seconds);
    expect(await family.db.select().from(learningTraces)).toHaveLength(tries);
  },
);

test.each<[string, unknown]>([
  ['longer than a segment may be', { segments: [createSegment('2026-03-10T10:00:00', 901)] }],
  ['no length', { segments: [createSegment('2026-03-10T10:00:00', 0)] }],
  ['half seconds', { segments: [createSegment('2026-03-10T10:00:00', 1.5)] }],
  ['no time', { segments: [{ id: UUID, started_at: 'gestern', seconds: 60 }] }],
  ['four stars', { traces: [{ ...createTrace(), stars: 4 }] }],
  ['a closeness above 100', { traces: [{ ...createTrace(), closeness: 101 }] }],
  ['an id that is no UUID', { traces: [createTrace({ id: '1' })] }],
  ['more than a batch', { traces: Array.from({ length: 101 }, () => createTrace()) }],
])('refused with a sentence: %s', async (_, body) => {
  const { status, code, fields } = await send(body as Partial<LearningEventsInput>);
  expect({ status, code }).toEqual({ status: 422, code: 'INVALID_INPUT' });
  expect(Object.values(fields ?? {}).join()).toMatch(/[가-힣]/);
});

test('refuses tries over the limit of a day', async () => {
  const batch = (n: number) => send({ traces: Array.from({ length: n }, () => createTrace()) });
  for (let i = 0; i < 10; i += 1) await batch(100);
  const { data } = await batch(2);
  expect(data.refused.map(({ reason }) => reason)).toEqual(['too_many', 'too_many']);
  expect(data.progress.today.letters).toBe(1000);
});
