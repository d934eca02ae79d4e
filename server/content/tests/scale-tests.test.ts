import { existsSync } from 'node:fs';
import path from 'node:path';
import { LEVELS, POSITIONS, TEST_KINDS } from '@contract/test/diagnostics-kinds';
import { findTest, findTestVersion, RETIRED_TESTS, TESTS } from '@server/content/all-tests';
import type { ContentTest } from '@server/content/content-test';
import { DEVELOPMENT_CHECKS, MILESTONES } from '@server/content/development-check';
import { PLAYS } from '@server/content/plays';
import * as v from 'valibot';
import { readScaleTests } from './read-scale-tests';
import { type ScaleTestFile, scaleTestFile } from './scale-test-file';
import { SCALE_TEST_FILES, SCALE_TESTS } from './scale-tests';

const FILES: ScaleTestFile[] = SCALE_TEST_FILES.map((file) => v.parse(scaleTestFile, file));
const byKind = FILES.map((file) => [file.kind, file] as const);
const allItems = FILES.flatMap((file) => file.bands.flatMap((band) => band.items));

/** First and last month (inclusive) for which each kind has to have exactly one test. */
const RANGES: Record<string, [number, number]> = {
  temperament: [4, 71],
  language: [4, 71],
  social_emotional: [4, 71],
  readiness: [36, 83],
  parenting_stress: [0, 83],
  parenting_attitude: [0, 83],
};
/** Attempts in a family's history name these for ever: a test may be added or archived, never dropped. */
const IDS = `
temperament-04-11m temperament-12-35m temperament-36-71m
language-04-06m language-07-08m language-09-11m language-12-17m language-18-23m language-24-29m language-30-35m
language-36-41m language-42-47m language-48-59m language-60-71m
social_emotional-04-06m social_emotional-07-08m social_emotional-09-11m social_emotional-12-17m
social_emotional-18-23m social_emotional-24-29m social_emotional-30-35m social_emotional-36-41m
social_emotional-42-47m social_emotional-48-59m social_emotional-60-71m
readiness-36-47m readiness-48-59m readiness-60-83m
parenting_stress-00-11m parenting_stress-12-35m parenting_stress-36-83m
parenting_attitude-00-11m parenting_attitude-12-35m parenting_attitude-36-83m
`;
const RETIRED_IDS = [
  'language-04-11m',
  'language-24-35m',
  'language-36-47m',
  'language-48-71m',
  'social_emotional-04-11m',
  'social_emotional-12-23m',
  'social_emotional-24-35m',
  'social_emotional-36-47m',
  'social_emotional-48-71m',
];
const FORBIDDEN =
  /장애|지연|비정상|정상|문제아|이상이 있|자폐|뒤처|느린 아이|늦은 아이|못하는 아이|점수|등수|백분위|또래보다|나쁜|위험군|우울증|학대|틀렸|미달|늦되/;
const SENTENCE = /[가-힣)’”][.?!]$/;

/** Every string of a value with the way to it. */
function* strings(value: unknown, at = ''): Generator<{ at: string; text: string }> {
  if (typeof value === 'string') yield { at, text: value };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* strings(inner, `${at}.${key}`);
  }
}
const read = (file: ScaleTestFile) =>
  [...strings({ meta: file.meta, subscales: file.subscales, bands: file.bands })].filter(
    ({ at }) => !/\.(id|subscale|version|domain|help_at|about)$/.test(at),
  );

test('has a file for every kind but development, and every test in the list of all tests', () => {
  expect(FILES.map(({ kind }) => kind)).toEqual(TEST_KINDS.filter((kind) => kind !== 'development'));
  expect(SCALE_TESTS.map(({ id }) => id)).toEqual(IDS.trim().split(/\s+/));
  for (const item of TESTS) expect(findTest(item.id)).toBe(item);
  expect(RETIRED_TESTS.map(({ id }) => id)).toEqual(RETIRED_IDS);
  expect(new Set(TESTS.map(({ id }) => id)).size).toBe(TESTS.length);
});

test('has unique item ids over all tests that fit their columns', () => {
  const ids = [...allItems.map(({ id }) => id), ...MILESTONES.map(({ id }) => id)];
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  for (const id of [...ids, ...TESTS.map((item) => item.id)]) expect(id).toMatch(/^[a-z][a-z0-9_-]{1,63}$/);
});

test('repeats no item within or across tests', () => {
  const plain = (text: string) => text.replace(/[.\s]/g, '');
  const texts = [...allItems.map(({ text }) => text), ...MILESTONES.map(({ text }) => text)].map(plain);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});

describe.each(byKind)('%s', (kind, file) => {
  test('covers its months without gap or overlap', () => {
    const [first, last] = RANGES[kind] ?? [0, -1];
    for (let month = 0; month <= last + 1; month += 1) {
      const own = file.bands.filter((band) => band.from_month <= month && month <= band.to_month);
      expect([month, own.length]).toEqual([month, month >= first && month <= last ? 1 : 0]);
    }
    for (const band of file.bands) expect(band.name).toBe(`${file.meta.name} ${band.from_month}~${band.to_month}개월`);
  });

  test('asks 12 to 24 items in a band, and at least three for each part', () => {
    for (const { id, items } of file.bands) {
      expect([id, items.length >= 12 && items.length <= 24]).toEqual([id, true]);
      const parts = new Set(items.map((item) => item.subscale));
      for (const part of parts) {
        expect(file.subscales.map((subscale) => subscale.id)).toContain(part);
        expect([id, part, items.filter((item) => item.subscale === part).length >= 3]).toEqual([id, part, true]);
      }
    }
  });

  test('reverses a fifth to a half of the items of a scale with two ends, and none of an observed scale', () => {
    for (const { id, items } of file.bands) {
      const reversed = items.filter((item) => item.reverse).length / items.length;
      const fits = file.scale === 'observe' ? reversed === 0 : reversed >= 0.2 && reversed <= 0.5;
      expect([id, fits]).toEqual([id, true]);
    }
    expect(file.concern_items).toBe(file.scale === 'observe');
    expect(file.scale === 'agree').toBe(file.meta.about === 'guardian');
  });

  test('has texts for every result in the shape that its scale requires', () => {
    const watches = file.scale === 'observe';
    const asks = (items: ScaleTestFile['bands'][number]['items'], id: string) =>
      items.some((item) => item.subscale === id);
    const words = file.subscales.map((subscale) => [
      subscale.id,
      file.bands.every(({ tips, items }) => tips?.[subscale.id] !== undefined || !asks(items, subscale.id)),
      POSITIONS.every((place) => subscale[place] !== undefined),
      // A watched item is given a play of the subscale's domain.
      subscale.domain !== null,
    ]);
    const hasDomain = (i: number) => watches || words[i]?.[3];
    expect(words).toEqual(file.subscales.map(({ id }, i) => [id, watches, !watches, hasDomain(i)]));
    const tired = file.subscales.filter(({ help_at }) => help_at !== undefined);
    expect(tired).toHaveLength(kind === 'parenting_stress' ? file.subscales.length : 0);
  });

  test('has short whole sentences in composed Hangul, without double negation', () => {
    for (const { at, text } of read(file)) {
      expect([at, text]).toEqual([at, text.normalize('NFC').trim().replace(/\s+/g, ' ')]);
    }
    for (const { text, hint } of file.bands.flatMap((band) => band.items)) {
      expect([text, text.length <= 60, /[가-힣]요\.$/.test(text)]).toEqual([text, true, true]);
      expect([text, /지 않[^.]*지 않|안 [^.]*지 않/.test(text)]).toEqual([text, false]);
      expect([hint, (hint ?? '').length <= 60]).toEqual([hint, true]);
    }
    const { measures, basis, author, limits } = file.meta;
    const said = file.subscales.flatMap(({ describes, low, middle, high }) => [
      describes,
      ...[low, middle, high].flatMap((place) => (place ? [place.text, place.try] : [])),
    ]);
    const tips = file.bands.flatMap((band) => Object.values(band.tips ?? {}));
    for (const sentence of [
      measures,
      basis,
      author,
      limits,
      ...said,
      ...tips.flatMap((each) => LEVELS.map((level) => each[level])),
    ])
      expect([sentence, SENTENCE.test(sentence)]).toEqual([sentence, true]);
  });

  test('judges no child, and mentions a diagnosis only to rule it out', () => {
    const texts = read(file);
    expect(texts.filter(({ text }) => FORBIDDEN.test(text))).toEqual([]);
    expect(texts.filter(({ at, text }) => text.includes('진단') && at !== '.meta.limits')).toEqual([]);
    expect(file.meta.limits.replaceAll('진단이 아니', '')).not.toContain('진단');
    expect(file.meta.limits).toMatch(/진단이 아니|대신하지 않/);
  });

  test('names its sources and a pending review', () => {
    expect(file.meta.sources.every((source) => /\d{4}|CDC|WHO|NIDCD|누리과정|보육과정/.test(source))).toBe(true);
    expect(file.meta.author.includes('검토를 앞두고')).toBe(!file.meta.reviewed);
  });
});

describe('what is said of an item that is not there yet', () => {
  const observed = [...DEVELOPMENT_CHECKS, ...SCALE_TESTS, ...RETIRED_TESTS].filter(({ shape }) => shape === 'levels');
  const ofTests = observed.flatMap((test) => [...test.missed].map(([id, words]) => ({ test, id, ...words })));

  test('is a short sentence of its own for every item of every check answered by watching', () => {
    for (const { id, items, missed } of observed)
      expect([id, items.flatMap((item) => (item.kind === 'concern' ? [] : [item.id]))]).toEqual([
        id,
        expect.arrayContaining([...missed.keys()]),
      ]);
    const said = [...new Map(ofTests.map(({ id, notYet }) => [id, notYet])).values()];
    expect(said.filter((text) => !/아직.*요\.$/.test(text) || text.length > 60)).toEqual([]);
    expect(said.filter((text, i) => said.indexOf(text) !== i)).toEqual([]);
    expect(said.filter((text) => FORBIDDEN.test(text))).toEqual([]);
  });

  test('says for one or two items of each kind and part, with a source, that it counts alone; of readiness for none', () => {
    const inUse = ofTests.filter(({ test, alone }) => alone !== null && !test.retired);
    const perPart = new Map<string, number>();
    for (const { test, id } of inUse) {
      const item = test.items.find((each) => each.id === id);
      const key = `${test.id} ${item?.subscale?.id ?? item?.domain}`;
      perPart.set(key, (perPart.get(key) ?? 0) + 1);
    }
    expect([...perPart].filter(([, count]) => count > 2)).toEqual([]);
    expect(inUse.filter(({ test }) => test.kind === 'development')).toHaveLength(33);
    expect(inUse.filter(({ test }) => test.kind === 'readiness')).toEqual([]);
    expect(inUse.filter(({ test, id }) => test.byTemperament.has(id))).toEqual([]);
    for (const test of DEVELOPMENT_CHECKS)
      expect([test.id, inUse.some((each) => each.test === test)]).toEqual([test.id, true]);
  });

  test('is said of an item that was replaced, too', () => {
    const counts = (id: string, version: string) =>
      [...(findTestVersion(id, version)?.missed.values() ?? [])].some(({ alone }) => alone !== null);
    expect(counts('language-24-35m', '2026-11-2')).toBe(true);
    expect(counts('social_emotional-12-23m', '2026-11-1')).toBe(true);
  });
});

test('gives each band the tips of its months, not those of the baby before', () => {
  const bands = FILES.filter(({ scale }) => scale === 'observe').flatMap(({ bands }) => bands);
  const early = bands.filter(({ to_month }) => to_month < 12).flatMap(({ tips }) => Object.values(tips ?? {}));
  const late = bands.filter(({ from_month }) => from_month >= 36).flatMap(({ tips }) => Object.values(tips ?? {}));
  const said = (tips: typeof early) => tips.flatMap(({ going_well, mostly, watch }) => [going_well, mostly, watch]);
  expect(said(early).filter((tip) => said(late).includes(tip))).toEqual([]);
  expect(said(late).join()).not.toMatch(/아기|옹알|까꿍|거울 앞/);
  expect(said(early).join()).not.toMatch(/어린이집|선생님|빨간 차/);
});

test('reads an attempt with the questions of its version, and with the present ones where only words changed', () => {
  const ids = (test: ContentTest | undefined) => test?.items.map(({ id }) => id);
  expect(findTestVersion('temperament-04-11m', '2026-11-1')).toMatchObject({ retired: true, version: '2026-11-1' });
  expect(ids(findTestVersion('temperament-04-11m', '2026-11-1'))).toContain('tem04-act-1');
  expect(ids(findTest('temperament-04-11m'))).not.toContain('tem04-act-1');
  expect(findTestVersion('language-48-71m', '2026-11-1')).toBe(findTest('language-48-71m'));
  expect(findTestVersion('parenting_stress-12-35m', '2026-11-1')).toBe(findTest('parenting_stress-12-35m'));
  expect(findTestVersion('development-12m', 'cdc-2022.1')).toBe(findTest('development-12m'));
  expect(findTestVersion('language-01-02m', '2026-11-1')).toBeUndefined();
});

const OBSERVED = SCALE_TESTS.filter(({ shape }) => shape === 'levels').map(
  (scaleTest) => [scaleTest.id, scaleTest] as const,
);

test.each(OBSERVED)('%s names a play of its months for every item', (_, { items, plays, fromMonth, toMonth }) => {
  const asked = items.filter(({ kind }) => kind === 'statement');
  const named = asked.map(({ id }) => PLAYS.find((play) => play.id === plays.get(id)));
  // One month beside the band at most.
  const fits = named.map((play) => play && play.from_month <= toMonth + 1 && play.to_month >= fromMonth - 1);
  expect(asked.filter((_item, i) => !fits[i]).map(({ id }) => id)).toEqual([]);
  const times = named.map((play) => named.filter((other) => other === play).length);
  expect(Math.max(...times)).toBeLessThanOrEqual(3);
});

test.each(OBSERVED)('%s keeps three items in each part that no temperament misses', (_, test) => {
  for (const part of test.parts) {
    const own = test.items.filter(({ subscale }) => subscale?.id === part.id);
    expect(own.filter(({ id }) => !test.byTemperament.has(id)).length).toBeGreaterThanOrEqual(3);
  }
});

test('counts what a shy or a bold child misses by temperament in the social-emotional checks only', () => {
  const kinds = SCALE_TESTS.filter(({ byTemperament }) => byTemperament.size > 0).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['social_emotional']));
  expect([...(findTest('social_emotional-12-17m')?.byTemperament ?? [])]).toEqual(['soc12-tog-2', 'soc12-new-2']);
});

test('parses a file into tests with parts in order, concern items last and reverse items marked', () => {
  const words = { label: '보통', text: '그래요.', try: '해 봐요.' };
  const base = {
    kind: 'language',
    meta: {
      name: '언어 체크',
      about: 'child',
      version: 'v1',
      measures: '봐요.',
      basis: '있어요.',
      author: '썼어요.',
      limits: '아니에요.',
      sources: ['근거'],
      reviewed: false,
    },
    scale: 'observe',
    concern_items: true,
    subscales: [
      { id: 'hear', label: '듣기', domain: 'language', describes: '들어요.' },
      { id: 'say', label: '말하기', domain: 'language', describes: '말해요.' },
      { id: 'later', label: '나중', domain: 'language', describes: '나중이에요.' },
    ],
    bands: [
      {
        id: 'language-04-11m',
        name: '언어 체크 4~11개월',
        from_month: 4,
        to_month: 11,
        items: [
          { id: 's1', subscale: 'say', text: '말해요.', hint: null, reverse: false },
          { id: 'h1', subscale: 'hear', text: '들어요.', hint: '예: 이름', reverse: false },
          { id: 's2', subscale: 'say', text: '불러요.', hint: null, reverse: false },
        ],
      },
    ],
  };
  const [test] = readScaleTests(base);
  expect(test).toMatchObject({
    id: 'language-04-11m',
    shape: 'levels',
    fromMonth: 4,
    toMonth: 11,
    version: 'v1',
    minutes: 2,
  });
  expect(test?.items.map(({ id }) => id)).toEqual(['h1', 's1', 's2', 'lost_skill', 'worry']);
  expect(test?.items[0]).toEqual({
    id: 'h1',
    kind: 'statement',
    scale: 'observe',
    domain: 'language',
    subscale: { id: 'hear', label: '듣기' },
    text: '들어요.',
    hint: '예: 이름',
  });
  expect(test?.parts.map(({ id }) => id)).toEqual(['hear', 'say']);

  const often = {
    ...base,
    kind: 'temperament',
    scale: 'often',
    concern_items: false,
    subscales: base.subscales.map((part) => ({ ...part, domain: null, low: words, middle: words, high: words })),
    bands: base.bands.map((band) => ({
      ...band,
      items: band.items.map((item) => ({ ...item, reverse: item.id === 's2' })),
    })),
  };
  const [two] = readScaleTests(often) as [ContentTest];
  expect(two.shape).toBe('positions');
  expect([...two.reversed]).toEqual(['s2']);
  expect(two.items.map(({ id, scale }) => [id, scale])).toEqual([
    ['h1', 'often'],
    ['s1', 'often'],
    ['s2', 'often'],
  ]);
  expect(() => readScaleTests({ ...base, scale: 'stars' })).toThrow();
});

test.each(SCALE_TESTS.map((scaleTest) => [scaleTest.id, scaleTest.src] as const))('%s has a picture', (_, src) => {
  expect(existsSync(path.join(__dirname, '..', 'images', `${src.replace('content/', '')}.svg`))).toBe(true);
});
