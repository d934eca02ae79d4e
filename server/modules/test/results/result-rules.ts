import { LOST_SKILL_ITEM, WORRY_ITEM } from '@contract/test/diagnostics';
import type { SavedAnswer, TestItem } from '@contract/test/diagnostics.responses';
import type { Answer, Level } from '@contract/test/diagnostics-kinds';
import { DOMAINS, type Domain } from '@contract/test/diagnostics-kinds';
import type { LevelPart } from '@contract/test/diagnostics-results.responses';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import { type ContentPart, type ContentTest, getPartId } from '@server/content/content-test';

/** What a rule needs of a saved answer. */
export type RatedAnswers = Pick<SavedAnswer, 'item_id' | 'value' | 'areas' | 'note'>;
export type Concern = { kind: 'lost_skill' | 'worry'; areas: Domain[]; note: string };
type WatchedAnswer = { item: TestItem; part: string; answer: 'sometimes' | 'not_yet' };

export type Outcome = {
  parts: LevelPart[];
  /** Items answered 'sometimes' or 'not_yet', in the order they were asked. */
  watched: WatchedAnswer[];
  /** Concerns answered yes; each sets the level 'talk'. */
  concerns: Concern[];
};

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
 * Computes levels by part, never a total. Items without an answer count as unknown; an item a child may miss by
 * temperament counts for no level and is not watched. A lost skill or a worry sets the
 * level 'talk' in every domain it names, regardless of the other answers.
 */
export function toOutcome(
  { items, parts, byTemperament }: Pick<ContentTest, 'items' | 'parts' | 'byTemperament'>,
  answers: readonly RatedAnswers[],
): Outcome {
  const given = new Map(answers.map((answer) => [answer.item_id, answer]));
  const asked = items.flatMap((item) => {
    const part = getPartId(item);
    return part === null ? [] : [{ item, part, answer: answerTo(given.get(item.id)) }];
  });
  const concerns = concernsIn(given);
  const named = new Set(concerns.flatMap((concern) => concern.areas));
  const isNamed = ({ domain }: ContentPart) => domain !== null && named.has(domain);
  const known = new Set(parts.map(({ domain }) => domain));
  // A domain named by a concern is in the result even if the test has no items of it.
  const unasked = DOMAINS.filter((domain) => named.has(domain) && !known.has(domain)).map(
    (domain): ContentPart => ({ id: domain, label: DOMAIN_LABELS[domain], domain, describes: null }),
  );

  const levels = [...parts, ...unasked].flatMap((part): LevelPart[] => {
    const all = asked.filter((each) => each.part === part.id);
    const own = all.filter(({ item }) => !byTemperament.has(item.id));
    if (own.length === 0 && !isNamed(part)) return [];
    const missed = all.filter(({ item, answer }) => byTemperament.has(item.id) && isMissed(answer));
    const texts = (...kinds: Answer[]) =>
      own.filter(({ answer }) => kinds.includes(answer)).map(({ item }) => item.text);
    const seen = all.filter(({ answer }) => answer === 'yes').map(({ item }) => item.text);
    const level = isNamed(part) ? 'talk' : toLevel(own.map(({ answer }) => answer));
    return [
      {
        id: part.id,
        label: part.label,
        domain: part.domain,
        level,
        well: seen,
        watch: texts('sometimes', 'not_yet'),
        unknown: texts('unknown'),
        ...(missed.length > 0 && { by_temperament: missed.map(({ item }) => item.text) }),
        tip: (level && part.tips?.[level]) ?? null,
      },
    ];
  });

  const watched = asked.flatMap(({ item, part, answer }) =>
    isMissed(answer) && !byTemperament.has(item.id) ? [{ item, part, answer }] : [],
  );
  return { parts: levels, watched, concerns };
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
