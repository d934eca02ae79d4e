import { dayFromNumber, dayNumber, formatDay, parseDay } from '@contract/common/calendar';
import type { HealthMark, HealthState } from '@contract/home/health-windows.responses';
import fc from 'fast-check';
import { listSchedule, type WindowChild } from '../list-schedule';
import { dayAfter } from '../window-days';
import { type Judged, judge } from './judge';

const FIRST = dayNumber({ year: 2008, month: 1, day: 1 });
/** The lists of the page; every state is on one. */
const STILL_TO_GET: readonly HealthState[] = ['open', 'upcoming', 'later', 'waiting', 'overdue', 'unconfirmed', 'past'];

const mark = fc.oneof(
  { weight: 6, arbitrary: fc.nat(2200).map((age): { age: number | null } => ({ age })) },
  { weight: 1, arbitrary: fc.constant({ age: null }) },
  { weight: 1, arbitrary: fc.constant('not_needed' as const) },
);
const ids = listSchedule(
  { birthDate: '20260101', createdAt: new Date(0), combinedVaccine: 'separate', bookletUntil: null },
  new Map(),
  { year: 2026, month: 1, day: 1 },
).flatMap(({ doses }) => doses.map(({ id }) => id));
const record = fc.record({
  birth: fc.integer({ min: FIRST, max: FIRST + 6500 }),
  age: fc.nat(5500),
  marks: fc.dictionary(fc.constantFrom(...ids, 'LJEV-1', 'LJEV-2'), mark, { maxKeys: 25 }),
  registeredAge: fc.nat(2000),
  booklet: fc.option(fc.nat(2000)),
});
type Record = typeof record extends fc.Arbitrary<infer T> ? T : never;

function read({ birth, age, marks, registeredAge, booklet }: Record) {
  const today = dayFromNumber(birth + age);
  const child: WindowChild = {
    birthDate: formatDay(dayFromNumber(birth)),
    createdAt: new Date(Date.UTC(2008, 0, 1 + birth - FIRST + registeredAge, 3)),
    combinedVaccine: 'separate',
    bookletUntil: booklet === null ? null : formatDay(dayFromNumber(birth + booklet)),
    gender: 'female',
  };
  const given = new Map(
    Object.entries(marks).map(([id, mark]): [string, HealthMark] => {
      if (mark === 'not_needed') return [id, { outcome: 'not_needed', on: null }];
      const day = mark.age === null || mark.age > age ? null : formatDay(dayFromNumber(birth + mark.age));
      return [id, { outcome: 'done', on: day }];
    }),
  );
  return { child, given, today, birth: dayFromNumber(birth) };
}
const judgeRecord = ({ child, given, today }: ReturnType<typeof read>) =>
  judge(listSchedule(child, given, today), child, given, today);
const dayIn = (marks: ReadonlyMap<string, HealthMark>, id: string | undefined) => {
  const day = parseDay(marks.get(id ?? '')?.on ?? '');
  return day && dayNumber(day);
};

/** Faults of a dose that is listed as possible today. */
function findFaults(judged: readonly Judged[], at: number, seen: ReturnType<typeof read>): string[] {
  const current = judged[at];
  if (!current || (current.state !== 'open' && current.state !== 'overdue')) return [];
  const { series, dose } = current;
  const today = dayNumber(seen.today);
  const index = series.doses.indexOf(dose);
  const before = dayIn(seen.given, series.doses[index - 1]?.id);
  const distance = dose.ifBegun ? dose.ifBegun.atLeast : dose.atLeast;
  const earlier = judged.slice(0, at).filter((other) => other.series === series);
  const lives = judged.filter((other) => series.live && other.series.live && other.series !== series);
  const days = lives.flatMap((other) => dayIn(seen.given, other.dose.id) ?? []);
  return [
    today < dayNumber(dayAfter(seen.birth, dose.from)) && 'before its age',
    dose.least && today < dayNumber(dayAfter(seen.birth, dose.least)) && 'before its least age',
    earlier.some(({ state }) => state !== 'done' && state !== 'not_needed') && 'before an earlier dose',
    before !== null &&
      distance &&
      today < dayNumber(dayAfter(dayFromNumber(before), distance)) &&
      'before its distance',
    days.some((on) => on < today && today - on < 28) && 'near another live vaccine',
  ].flatMap((fault) => (fault ? [`${dose.id} ${fault}`] : []));
}

test('no dose is open or overdue before its age, its distance or an earlier dose of its series', () => {
  fc.assert(
    fc.property(record, (input) => {
      const seen = read(input);
      const judged = judgeRecord(seen);
      expect(judged.flatMap((_, at) => findFaults(judged, at, seen))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('every dose is on exactly one list: what is not given so that it counts stays to be had, unless a rule closes it', () => {
  fc.assert(
    fc.property(record, (input) => {
      const judged = judgeRecord(read(input));
      expect(new Set(judged.map(({ dose }) => dose.id)).size).toBe(judged.length);
      const wrong = judged.filter(({ state, mark, early }) => {
        if (mark?.outcome === 'not_needed') return state !== 'not_needed';
        if (mark && early === null) return state !== 'done';
        return ![...STILL_TO_GET, 'closed', 'not_needed', ...(mark ? ['done'] : [])].includes(state);
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

/** Those that can be had today. */
const listPossible = (judged: readonly Judged[]) =>
  judged.filter(({ state }) => state === 'open' || state === 'overdue').map(({ dose }) => dose.id);

test('a mark opens no dose but later ones of its own series, and closes only those of its series and live ones', () => {
  fc.assert(
    fc.property(record, fc.constantFrom(...ids), (input, id) => {
      const seen = read(input);
      fc.pre(!seen.given.has(id) && !id.startsWith('IIV'));
      const before = judgeRecord(seen);
      const done: HealthMark = { outcome: 'done', on: formatDay(seen.today) };
      const after = judgeRecord({ ...seen, given: new Map([...seen.given, [id, done]]) });
      const own = before.find(({ dose }) => dose.id === id)?.series;
      const live = new Set(before.filter(({ series }) => series.live).map(({ dose }) => dose.id));
      const isJe = (other: string) => /^[IL]JEV-/.test(other);
      const isOwn = (other: string) => own?.doses.some((dose) => dose.id === other) || (isJe(id) && isJe(other));
      const possible = { before: listPossible(before), after: listPossible(after) };
      const opened = possible.after.filter((other) => !possible.before.includes(other));
      const closed = possible.before.filter((other) => !possible.after.includes(other));
      expect(opened.filter((other) => !isOwn(other))).toEqual([]);
      expect(closed.filter((other) => !isOwn(other) && !(own?.live && live.has(other)))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
