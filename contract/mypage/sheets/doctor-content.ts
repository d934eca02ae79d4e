import { growthAge } from '@contract/common/age';
import { parseDay } from '@contract/common/calendar';
import { dayLabel, tableDay, tableDayOfTime } from '@contract/common/day-words';
import { cutLetters } from '@contract/common/letters';
import type { Analysis } from '@contract/mypage/analysis.responses';
import { percentileLabel } from '@contract/mypage/growth-words';
import { medicalRows } from '@contract/mypage/medical-words';
import { concernTitle } from '@contract/test/concern-words';
import type { AgeUsed } from '@contract/test/diagnostics.responses';
import { DOMAINS, type Domain } from '@contract/test/diagnostics-kinds';
import { KIND_LABELS, LEVEL_LABELS, NOT_OBSERVED_LABEL, OFFICIAL_LEVEL_LABELS } from '@contract/test/diagnostics-words';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import { LOST_SKILL_ASKED, lostSkillQuestion } from '@contract/test/result-words';
import { growthLines } from './growth-lines';

/** The content of the sheet for the doctor, all of it as text. */
export type DoctorContent = {
  /** Birth, with the weeks of an early-born child. */
  who: string;
  /** Allergies, medicines and the clinic, as far as the parent wrote them. */
  medical: { label: string; text: string }[];
  /** Lost skills of any check until they are discussed, then worries; each with the day it was reported. */
  first: { title: string; note: string; when: string }[];
  domains: { label: string; seen: string; when: string; official: string }[];
  /** The clinic result of the column; null without one. */
  official: string | null;
  /** Other checks with levels, a line each. */
  others: string[];
  growth: { when: string; age: string; height: string; weight: string; head: string }[];
  /** Under the growth table, a line a measure. */
  growthLines: string[];
  /** Vaccinations and check-ups that are open now, and vaccinations that are overdue. */
  open: string[];
  questions: string[];
};

/** Measurements and questions that fit on one page with the rest. */
const GROWTH_ROWS = 4;
const QUESTIONS = 8;
/** Syllables of the parent's own notes, shared among all of them; the results show them in full. */
const NOTES_LENGTH = 1600;

/** '14개월', or with the corrected age where it was used: '5개월(교정 3개월)'. */
export const bothAges = ({ months, actual_months, corrected }: AgeUsed) =>
  corrected ? `${actual_months}개월(교정 ${months}개월)` : `${actual_months}개월`;
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export function doctorContent(analysis: Analysis): DoctorContent {
  const newestOfficial = analysis.official.at(-1);
  const { birth_date, gestation_weeks: weeks, gender } = analysis.child;
  return {
    who: `${dayLabel(birth_date)}${weeks === null ? '' : ` (임신 ${weeks}주)`} · ${gender === 'female' ? '여자' : '남자'}`,
    medical: medicalRows(analysis.medical),
    first: firstThings(analysis),
    domains: DOMAINS.map((domain) => domainRow(analysis, domain)),
    official: newestOfficial
      ? `${newestOfficial.round}차 ${tableDay(newestOfficial.taken_on)} (${newestOfficial.age.actual_months}개월)`
      : null,
    others: otherChecks(analysis),
    growth: growthRows(analysis),
    growthLines: growthLines(analysis.growth),
    open: openWords(analysis),
    questions: toQuestions(analysis),
  };
}

function firstThings({ doctor, lost_skills }: Analysis): DoctorContent['first'] {
  const worries = doctor.flatMap(({ concern_notes, ...check }) =>
    concern_notes.filter(({ kind }) => kind === 'worry').map((note) => ({ ...check, ...note })),
  );
  const told = [...lost_skills.map((skill) => ({ ...skill, kind: 'lost_skill' as const })), ...worries];
  const most = Math.floor(NOTES_LENGTH / Math.max(1, told.length));
  return told.map(({ kind, areas, note, completed_at, name }) => {
    const own = inOneLine(note);
    return {
      title: concernTitle({ kind, areas }),
      when: `${tableDayOfTime(completed_at)} ${name}`,
      note: own.length > most ? `${cutLetters(own, most).trimEnd()}…` : own,
    };
  });
}

/** The newest check that saw the domain; what no check saw stays open. */
function domainRow({ checks, official }: Analysis, domain: Domain): DoctorContent['domains'][number] {
  const label = DOMAIN_LABELS[domain];
  const row = official.at(-1)?.rows[domain] ?? null;
  const clinic = row === null ? '–' : OFFICIAL_LEVEL_LABELS[row];
  for (const { kind, levels, completed_at, age } of checks.toReversed()) {
    const level = kind === 'development' ? levels.find((part) => part.domain === domain)?.level : null;
    if (level) {
      const when = `${tableDayOfTime(completed_at)} · ${bothAges(age)}`;
      return { label, seen: LEVEL_LABELS[level], when, official: clinic };
    }
  }
  const isAsked = checks.some(({ levels }) => levels.some((part) => part.domain === domain));
  return { label, seen: isAsked ? NOT_OBSERVED_LABEL : '–', when: '–', official: clinic };
}

function otherChecks({ checks }: Analysis): string[] {
  return (['language', 'social_emotional', 'readiness'] as const).flatMap((kind) => {
    const newest = checks.findLast((check) => check.kind === kind);
    if (!newest) return [];
    const parts = newest.levels.map(
      ({ label, level }) => `${label} ${level ? LEVEL_LABELS[level] : NOT_OBSERVED_LABEL}`,
    );
    return [
      `${KIND_LABELS[kind]} (${tableDayOfTime(newest.completed_at)}, ${bothAges(newest.age)}): ${parts.join(' · ')}`,
    ];
  });
}

function growthRows({ growth, child }: Analysis): DoctorContent['growth'] {
  const days = new Map<string, Map<string, string>>();
  for (const { measure, unit, points } of growth.series) {
    for (const { measured_on, value, percentile } of points.slice(-GROWTH_ROWS)) {
      const cells = days.get(measured_on) ?? new Map<string, string>();
      days.set(
        measured_on,
        cells.set(measure, `${value}${unit}${percentile === null ? '' : ` (${percentileLabel(percentile)})`}`),
      );
    }
  }
  return [...days]
    .sort(([a], [b]) => b.localeCompare(a))
    .slice(0, GROWTH_ROWS)
    .map(([day, cells]) => {
      const on = parseDay(day) ?? { year: 1970, month: 1, day: 1 };
      const { months, actualMonths, corrected } = growthAge(child.birth_date, child.gestation_weeks, on);
      const cell = (measure: string) => cells.get(measure) ?? '–';
      return {
        when: tableDay(day),
        age: bothAges({ months, actual_months: actualMonths, corrected }),
        height: cell('height'),
        weight: cell('weight'),
        head: cell('head'),
      };
    });
}

function openWords({ windows, open_windows: count, overdue }: Analysis): string[] {
  const open = windows.filter(({ state }) => state === 'open');
  const more = count - open.length;
  return [
    ...open.map(({ name, to }) => (to ? `${name} (${dayLabel(to)}까지)` : name)),
    ...(more > 0 ? [`그 밖에 ${more}가지`] : []),
    ...overdue.map((name) => `${name} (밀림)`),
  ];
}

/** Without the parent's own notes, which are shown verbatim at the top. */
function toQuestions({ doctor, lost_skills }: Analysis): string[] {
  const asked = doctor.flatMap(({ questions, concern_notes }) => {
    const quotes = concern_notes.filter(({ note }) => note !== '').map(({ note }) => `(“${inOneLine(note)}”)`);
    return questions.map((question) => quotes.reduce((text, quote) => text.replace(quote, ''), question));
  });
  // A lost skill is asked about until it is discussed, whichever check reported it.
  const others = asked.filter((question) => !question.includes(LOST_SKILL_ASKED));
  const own = [...new Set([...lost_skills.map(({ areas }) => lostSkillQuestion(areas)), ...others])];
  return own.length > QUESTIONS
    ? [
        ...own.slice(0, QUESTIONS - 1),
        `그 밖의 질문 ${own.length - QUESTIONS + 1}가지는 쑥쑥플래너의 체크 결과에 있어요.`,
      ]
    : own;
}
