import { formatDay, seoulDay } from '@contract/common/calendar';
import type { Analysis } from '@contract/mypage/analysis.responses';
import type { AgeUsed } from '@contract/test/diagnostics.responses';
import { DOMAINS, type Domain, LEVELS, type Level } from '@contract/test/diagnostics-kinds';
import { OFFICIAL_LEVELS, type OfficialLevel } from '@contract/test/diagnostics-official';
import { LEVEL_LABELS, NOT_OBSERVED_LABEL, OFFICIAL_LEVEL_LABELS } from '@contract/test/diagnostics-words';

/** Steps from the inside (1) to the outside. A check's and a result sheet's are never drawn as the same. */
export const STEPS = 4;
export type DomainCell = {
  /** Null is a gap: nothing was observed, or the check does not ask for it. */
  step: number | null;
  level: Level | null;
  words: string;
};
export type DomainSource = 'check' | 'official';

/** The six domains on one day. */
export type DomainView = {
  id: string;
  source: DomainSource;
  day: string;
  title: string;
  age: AgeUsed;
  cells: Record<Domain, DomainCell>;
};

export const SOURCE_LABELS: Record<DomainSource, string> = { check: '우리 체크', official: '공식 검진 결과' };
/** 지속관리 필요 tells of a child already in care, which is no step of an order. */
const OFFICIAL_STEPS: readonly OfficialLevel[] = OFFICIAL_LEVELS.filter((level) => level !== 'continued_care');
/** The rings of the picture, the outermost first. */
export const RINGS: Record<DomainSource, string[]> = {
  check: LEVELS.map((level) => LEVEL_LABELS[level]),
  official: OFFICIAL_STEPS.map((level) => OFFICIAL_LEVEL_LABELS[level]),
};

const NOT_ASKED = '묻지 않은 영역이에요';
const NOT_ON_SHEET = '결과지에 없어요';
const byDomain = (cell: (domain: Domain) => DomainCell) =>
  Object.fromEntries(DOMAINS.map((domain) => [domain, cell(domain)])) as Record<Domain, DomainCell>;

/** Development checks of our own, or the clinic's results, oldest first. */
export function domainViews(
  { checks, official }: Pick<Analysis, 'checks' | 'official'>,
  source: DomainSource,
): DomainView[] {
  if (source === 'official') {
    return official.map(({ id, taken_on, round, age, rows }) => ({
      id,
      source,
      day: taken_on,
      title: `${round}차 영유아 건강검진`,
      age,
      cells: byDomain((domain) => {
        const row = rows[domain];
        if (row === null) return { step: null, level: null, words: NOT_ON_SHEET };
        const at = OFFICIAL_STEPS.indexOf(row);
        return { step: at < 0 ? null : STEPS - at, level: null, words: OFFICIAL_LEVEL_LABELS[row] };
      }),
    }));
  }
  return checks
    .filter(({ kind }) => kind === 'development')
    .map(({ attempt_id: id, name: title, age, completed_at, levels }) => ({
      id,
      source,
      day: formatDay(seoulDay(Date.parse(completed_at))),
      title,
      age,
      cells: byDomain((domain) => {
        const part = levels.find((each) => each.domain === domain);
        if (!part) return { step: null, level: null, words: NOT_ASKED };
        if (part.level === null) return { step: null, level: null, words: NOT_OBSERVED_LABEL };
        return { step: toStep(part.level), level: part.level, words: LEVEL_LABELS[part.level] };
      }),
    }));
}

/** 잘 보이고 있어요 is the outermost step. */
export const toStep = (level: Level) => STEPS - LEVELS.indexOf(level);
