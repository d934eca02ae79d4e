import { LOST_SKILL_ITEM, WORRY_ITEM } from '@contract/test/diagnostics';
import type { SavedAnswer, TestItem } from '@contract/test/diagnostics.responses';
import type { Answer, Level, NextStepKind } from '@contract/test/diagnostics-kinds';
import { DOMAINS, type Domain } from '@contract/test/diagnostics-kinds';
import type { LevelPart } from '@contract/test/diagnostics-results.responses';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import { type ContentPart, type ContentTest, getPartId } from '@server/content/content-test';

/** Fields of a saved answer that rules read. */
export type RatedAnswers = Pick<SavedAnswer, 'item_id' | 'value' | 'areas' | 'note'>;
/** Fields of a test that rules read. */
export type RatedTest = Pick<
  ContentTest,
  'kind' | 'items' | 'parts' | 'byTemperament' | 'missed' | 'fromMonth' | 'toMonth'
>;
export type Concern = { kind: 'lost_skill' | 'worry'; areas: Domain[]; note: string };
type AskedItem = { item: TestItem; part: string; answer: Answer };
/** `leads`: the answer alone leads to a doctor. */
type WatchedAnswer = { item: TestItem; part: string; answer: 'sometimes' | 'not_yet'; leads: boolean };

export type Outcome = {
  parts: LevelPart[];
  /** Items answered 'sometimes' or 'not_yet', in the order they were asked. */
  watched: WatchedAnswer[];
  /** Concerns answered yes. */
  concerns: Concern[];
  /** Null where nothing is to be watched. */
  next: NextStepKind | null;
};

/** 'Not yet' in so many parts leads to a doctor, whatever each of them is worth alone. */
const PARTS_THAT_LEAD = 3;

/**
 * The level of one part. Own rules, deliberately without a total or a cut-off on one:
 * - an unknown answer never counts as 'not yet'; a part with less than half of its answers known is a gap (null), unless
 *   one of them is 'not yet';
 * - every item is one that most children of the age do, so a single 'not yet' gives 'watch', and two that make up half
 *   of the known answers give 'talk';
 * - 'sometimes' is a skill in progress: it gives 'watch' only where it is most of a part.
 */
export function toLevel(answers: readonly Answer[]): Level | null {
  const known = answers.filter((answer) => answer !== 'unknown');
  const notYet = known.filter((answer) => answer === 'not_yet').length;
  const sometimes = known.filter((answer) => answer === 'sometimes').length;
  if (notYet > 0) return notYet >= 2 && notYet * 2 >= known.length ? 'talk' : 'watch';
  if (known.length === 0 || known.length * 2 < answers.length) return null;
  if (sometimes === 0) return 'going_well';
  return known.length >= 2 && sometimes * 2 > known.length ? 'watch' : 'mostly';
}

/**
 * True if the month reaches into the last third of the months of a check: of 18–23 months 22 and 23, of 36–47 from 44.
 * By then each item has been in reach of most children for months.
 * @param months completed, of the age the check used
 */
export const isLastThird = (
  { fromMonth, toMonth }: Pick<RatedTest, 'fromMonth' | 'toMonth'>,
  months: number,
): boolean => (months + 1 - fromMonth) * 3 > (toMonth + 1 - fromMonth) * 2;

/**
 * Computes levels by part, never a total, and where the result leads. Items without an answer count as unknown; an item a
 * child may miss by temperament counts for no level and is not watched.
 * - 'Not yet' of an item that counts alone, or of any item in the last third of the months, gives its part 'talk'.
 * - A lost skill gives 'talk' in every domain it names, regardless of the other answers; a worry lowers none.
 * - Readiness asks for what is learnt: no answer of it gives 'talk'.
 * @param months completed, of the age the check used
 */
export function toOutcome(test: RatedTest, answers: readonly RatedAnswers[], months: number): Outcome {
  const given = new Map(answers.map((answer) => [answer.item_id, answer]));
  const asked = test.items.flatMap((item): AskedItem[] => {
    const part = getPartId(item);
    return part === null ? [] : [{ item, part, answer: answerTo(given.get(item.id)) }];
  });
  const concerns = concernsIn(given);
  const watched = asked.flatMap(({ item, part, answer }): WatchedAnswer[] =>
    isMissed(answer) && !test.byTemperament.has(item.id)
      ? [{ item, part, answer, leads: answer === 'not_yet' && countsAlone(test, item, months) }]
      : [],
  );
  const lost = new Set(concerns.flatMap(({ kind, areas }) => (kind === 'lost_skill' ? areas : [])));
  const levels = listParts(test, lost).flatMap((part) => toPart(part, { test, asked, watched, lost }));
  return { parts: levels, watched, concerns, next: toNextStep(test, { parts: levels, watched, concerns }) };
}

const countsAlone = (test: RatedTest, { id }: TestItem, months: number): boolean =>
  test.kind !== 'readiness' && (isLastThird(test, months) || (test.missed.get(id)?.alone ?? null) !== null);

/** A domain of a lost skill is in the result even if the test has no items of it. */
function listParts({ parts }: RatedTest, lost: ReadonlySet<Domain>): ContentPart[] {
  const known = new Set(parts.map(({ domain }) => domain));
  const unasked = DOMAINS.filter((domain) => lost.has(domain) && !known.has(domain));
  return [
    ...parts,
    ...unasked.map((domain) => ({ id: domain, label: DOMAIN_LABELS[domain], domain, describes: null })),
  ];
}

type Rated = { test: RatedTest; asked: readonly AskedItem[]; watched: Outcome['watched']; lost: ReadonlySet<Domain> };

function toPart(part: ContentPart, { test, asked, watched, lost }: Rated): LevelPart[] {
  const { id, label, domain } = part;
  const all = asked.filter((each) => each.part === id);
  const own = all.filter(({ item }) => !test.byTemperament.has(item.id));
  const isLost = domain !== null && lost.has(domain);
  if (own.length === 0 && !isLost) return [];
  const missed = all.filter(({ item, answer }) => test.byTemperament.has(item.id) && isMissed(answer));
  const texts = (...kinds: Answer[]) => own.filter(({ answer }) => kinds.includes(answer)).map(({ item }) => item.text);
  const leads = isLost || watched.some((each) => each.part === id && each.leads);
  const rated = toLevel(own.map(({ answer }) => answer));
  const capped = test.kind === 'readiness' && rated === 'talk' ? 'watch' : rated;
  const level = leads ? 'talk' : capped;
  return [
    {
      id,
      label,
      domain,
      level,
      well: all.filter(({ answer }) => answer === 'yes').map(({ item }) => item.text),
      watch: texts('sometimes', 'not_yet'),
      unknown: texts('unknown'),
      ...(missed.length > 0 && { by_temperament: missed.map(({ item }) => item.text) }),
      tip: (level && part.tips?.[level]) ?? null,
    },
  ];
}

/**
 * Where a result leads. Readiness begins with the class teacher, and goes on to a doctor only where something of every
 * part is not there yet and nothing at all is.
 */
function toNextStep({ kind }: RatedTest, { parts, watched, concerns }: Omit<Outcome, 'next'>): NextStepKind | null {
  const partsNotYet = new Set(watched.filter(({ answer }) => answer === 'not_yet').map(({ part }) => part)).size;
  const isNoneSeen = partsNotYet > 0 && parts.every(({ well }) => well.length === 0);
  if (concerns.some((concern) => concern.kind === 'lost_skill')) return 'lost_skill';
  const leads =
    kind === 'readiness'
      ? isNoneSeen && partsNotYet === parts.length
      : isNoneSeen || partsNotYet >= PARTS_THAT_LEAD || parts.some(({ level }) => level === 'talk');
  if (leads) return 'doctor';
  if (concerns.length > 0) return 'worry';
  if (!parts.some(({ level }) => level === 'watch')) return null;
  return kind === 'readiness' ? 'teacher' : 'again';
}

const isMissed = (answer: Answer): answer is WatchedAnswer['answer'] => answer === 'sometimes' || answer === 'not_yet';

function answerTo(given: RatedAnswers | undefined): Answer {
  const value = given?.value;
  return value === 'yes' || value === 'sometimes' || value === 'not_yet' ? value : 'unknown';
}

function concernsIn(given: ReadonlyMap<string, RatedAnswers>): Concern[] {
  const kinds = [
    { kind: 'lost_skill', id: LOST_SKILL_ITEM },
    { kind: 'worry', id: WORRY_ITEM },
  ] as const;
  return kinds.flatMap(({ kind, id }) => {
    const answer = given.get(id);
    return answer?.value === 'yes' ? [{ kind, areas: answer.areas, note: answer.note }] : [];
  });
}
