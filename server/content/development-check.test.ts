import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOMAINS } from '@contract/test/diagnostics-kinds';
import * as words from '@contract/test/diagnostics-words';
import { choosePlays } from '@server/modules/test/results/choose-plays';
import { findTest } from './all-tests';
import { CHECK_TEXTS, DEVELOPMENT_CHECKS, LAST_MONTH, MILESTONES } from './development-check';
import { PLAYS } from './plays';

const AGES = [2, 4, 6, 9, 12, 15, 18, 24, 30, 36, 48, 60];
const asked = DEVELOPMENT_CHECKS.flatMap((check) => check.items.filter((item) => item.kind === 'milestone'));

test('divides all 159 milestones among twelve checks, each once', () => {
  expect(DEVELOPMENT_CHECKS.map((check) => check.id)).toEqual(AGES.map((age) => `development-${age}m`));
  expect(asked).toHaveLength(159);
  expect(new Set(asked.map((item) => item.id)).size).toBe(159);
  expect(new Set(PLAYS.map((play) => play.id)).size).toBe(PLAYS.length);
});

test('assigns every month from 2 to 71 to exactly one check', () => {
  for (let month = 0; month <= LAST_MONTH + 1; month += 1) {
    const own = DEVELOPMENT_CHECKS.filter((check) => check.fromMonth <= month && month <= check.toMonth);
    expect([month, own.length]).toEqual([month, month >= 2 && month <= 71 ? 1 : 0]);
  }
});

test.each(DEVELOPMENT_CHECKS.map((check) => [check.name, check] as const))(
  '%s has the order of domains, the concern items and the minutes',
  (name, check) => {
    expect(name).toBe(`${check.fromMonth}개월 발달 체크`);
    expect(check.items.slice(-2).map((item) => [item.id, item.kind])).toEqual([
      ['lost_skill', 'concern'],
      ['worry', 'concern'],
    ]);
    const order = check.items.slice(0, -2).map((item) => (item.domain ? DOMAINS.indexOf(item.domain) : -1));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(check.minutes).toBe(Math.ceil(check.items.length / 3));
    expect(findTest(check.id)).toBe(check);
  },
);

test('ends every item with a full stop', () => {
  expect(asked.filter(({ text }) => !/[가-힣]요\.$/.test(text)).map(({ id }) => id)).toEqual([]);
});

test('splits the text of a milestone into item and hint without changing it', () => {
  const whole = asked.map(({ text, hint }) => (hint === null ? text : `${text} (${hint})`));
  expect(whole.sort()).toEqual(MILESTONES.map((milestone) => milestone.text).sort());
  expect(asked.find((item) => item.id === 'cdc12-cog-2')).toMatchObject({
    text: '보는 앞에서 숨긴 물건을 찾아요.',
    hint: '예: 담요 밑에 숨긴 장난감',
  });
});

test.each(DEVELOPMENT_CHECKS.map((check) => [check.name, check] as const))(
  '%s: every milestone has a play of its own for each month of the check',
  (_, check) => {
    const watched = check.items.filter((item) => item.kind === 'milestone');
    for (let month = check.fromMonth; month <= check.toMonth; month += 1) {
      const plays = choosePlays(watched, { ageMonths: month });
      expect(new Set(plays.map((play) => play.id)).size).toBe(watched.length);
      for (const play of plays) {
        expect(play.from_month).toBeLessThanOrEqual(month);
        expect(play.to_month).toBeGreaterThanOrEqual(month);
      }
    }
  },
);

test('links plays only to existing milestones', () => {
  const known = new Set(MILESTONES.map((milestone) => milestone.id));
  expect(PLAYS.flatMap((play) => play.milestoneIds).filter((id) => !known.has(id))).toEqual([]);
});

test('names author, basis and the pending review', () => {
  expect(CHECK_TEXTS.basis).toContain('CDC');
  expect(CHECK_TEXTS.basis).toContain('2022년 개정');
  expect(CHECK_TEXTS.author).toContain('임상 전문가의 검토를 앞두고');
  expect(CHECK_TEXTS.sources.join()).toContain('www.cdc.gov/ActEarly');
});

test.each(DEVELOPMENT_CHECKS.map((check) => [check.name, check] as const))('%s has a picture', (_, check) => {
  const file = path.join(__dirname, 'images', `${check.src.replace('content/', '')}.${check.ext}`);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toMatch(/^<svg [^>]*viewBox="0 0 160 120"/);
});

/** Everything of the checks that a parent reads. */
const sentences = [
  ...DEVELOPMENT_CHECKS.flatMap((check) => [
    check.name,
    ...check.items.flatMap((item) => [item.text, item.hint ?? '']),
    ...[...check.missed.values()].flatMap(({ notYet, ask }) => [notYet, ask ?? '']),
  ]),
  ...[CHECK_TEXTS.measures, CHECK_TEXTS.basis, CHECK_TEXTS.author, CHECK_TEXTS.limits, ...CHECK_TEXTS.sources],
  ...PLAYS.flatMap((play) => [play.title, play.skill, play.say, play.caution ?? '', ...play.steps, ...play.materials]),
  ...Object.values(words).flatMap(function texts(value: unknown): string[] {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  }),
];

test('has no word that judges a child, and mentions a diagnosis only to rule it out', () => {
  const judging = /비정상|정상|지연|장애|틀렸|뒤처|뒤쳐|늦되|미달/;
  expect(sentences.filter((text) => judging.test(text))).toEqual([]);
  expect(sentences.filter((text) => text.replaceAll('진단이 아니', '').includes('진단'))).toEqual([]);
});

test('all text is composed Hangul without stray white space', () => {
  expect(
    sentences.filter((text) => text !== text.normalize('NFC') || text !== text.trim() || /\s{2}/.test(text)),
  ).toEqual([]);
});
