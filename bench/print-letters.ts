import { formatDay } from '@contract/common/calendar';
import type { NextStep } from '@contract/home/weekly-letter.responses';
import { ARTICLES } from '@server/content/articles/articles';
import { PLAYS } from '@server/content/plays';
import { letterSeries } from '@server/modules/home/weekly-letter/letter-series';
import { toOutsideTitle } from '@server/modules/home/weekly-letter/send-weekly-letters';

/**
 * Prints the first 21 letters of a child born at term and of one born at 28 weeks and samples of the years after, to be
 * read through after a change of articles, plays, milestones or rules: `npm run print -- letters`. Every child gets all its
 * letters from the beginning, and those of its weeks are printed. Deterministic, without a database.
 */
const FIRST_WEEKS = Array.from({ length: 21 }, (_, week) => week);
const SAMPLES = [
  { name: '만삭', gestationWeeks: null, weeks: [...FIRST_WEEKS, 24, 28, 33, 38, 44, 50, 53, 58, 63, 70] },
  { name: '만삭 (이어서)', gestationWeeks: null, weeks: [78, 84, 91, 98, 104, 105, 112, 120, 130, 139, 148, 156, 165] },
  {
    name: '만삭 (이어서)',
    gestationWeeks: null,
    weeks: [174, 183, 191, 200, 209, 217, 226, 235, 243, 252, 261, 270, 280, 290, 300, 312],
  },
  { name: '28주에 태어난 아이', gestationWeeks: 28, weeks: [...FIRST_WEEKS, 24, 40, 60, 90, 103, 105] },
  { name: '34주에 태어난 아이', gestationWeeks: 34, weeks: FIRST_WEEKS.slice(0, 10) },
];

type Letter = ReturnType<typeof letterSeries>[number];

const day = (text: string | null) =>
  text === null ? '날짜 없음' : `${text.slice(0, 4)}.${text.slice(4, 6)}.${text.slice(6)}`;
const step = ({ name, state, day: on }: NextStep) => {
  if (state === 'overdue') return `    · ${name}`;
  return `    · ${name} (${state === 'upcoming' ? `${day(on)}부터` : on === null ? '지금' : `지금, ${day(on)}까지`})`;
};

function print(name: string, { startsOn, week: letterWeek, milestones, next, content }: Letter): string {
  const { week, age, weeksToDue } = letterWeek;
  const { play, article } = content;
  const basis = age.corrected ? `실제 ${age.actualMonths}개월, 교정 ${age.months}개월` : `${age.months}개월`;
  const how = PLAYS.find(({ id }) => id === play?.id);
  const read = ARTICLES.find(({ id }) => id === article?.key);
  return [
    `── ${name} · ${week}주 · ${basis} · ${day(formatDay(startsOn))}${weeksToDue > 0 ? ' · 예정일 전' : ''}`,
    `  푸시: ${toOutsideTitle(content, letterWeek) ?? '이번 주 편지가 왔어요'}`,
    milestones ? `  ${milestones.months}개월 무렵: ${milestones.texts.join(' / ')}` : '  이정표 없음',
    play && how
      ? `  놀이: ${play.title} (${how.from_month}~${how.to_month}개월, ${play.minutes}분, ${play.skill})\n    ${how.steps.join(' ')}${how.caution ? `\n    주의: ${how.caution}` : ''}`
      : '  놀이 없음',
    article && read ? `  글: ${article.title} (${read.from_month}~${read.to_month}개월) ${article.lead}` : '  글 없음',
    ...(next.length > 0 ? ['  다음:', ...next.map(step)] : ['  다음: 없음']),
  ].join('\n');
}

for (const [index, { name, gestationWeeks, weeks }] of SAMPLES.entries()) {
  const child = { id: `00000000-0000-4000-8000-00000000000${index}`, birthDate: '20260301', gestationWeeks };
  for (const letter of letterSeries(child))
    if (weeks.includes(letter.week.week)) process.stdout.write(`${print(name, letter)}\n\n`);
}
