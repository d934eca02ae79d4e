import {
  type Answer,
  DOMAINS,
  type Domain,
  type DomainResult,
  type Level,
  LOST_SKILL_ITEM,
  type SavedAnswer,
  type TestItem,
  WORRY_ITEM,
} from '@contract/diagnostics';

/** What a rule needs of a saved answer. */
export type Given = Pick<SavedAnswer, 'item_id' | 'value' | 'areas' | 'note'>;
export type Concern = { kind: 'lost_skill' | 'worry'; areas: Domain[]; note: string };
type AskedItem = TestItem & { domain: Domain };

export type Outcome = {
  domains: DomainResult[];
  /** Items answered 'sometimes' or 'not_yet', in the order they were asked. */
  watched: { item: AskedItem; answer: 'sometimes' | 'not_yet' }[];
  /** Concerns the parent said yes to; each leads the whole result to a talk with an expert. */
  concerns: Concern[];
};

/** The level of one domain by its answers; `unknown` never counts, and nothing known is no level. */
export function levelOf(answers: readonly Answer[]): Level | null {
  const known = answers.filter((answer) => answer !== 'unknown');
  const notYet = known.filter((answer) => answer === 'not_yet').length;
  const sometimes = known.filter((answer) => answer === 'sometimes').length;
  if (known.length === 0) return null;
  if (notYet === 0 && sometimes === 0) return 'going_well';
  if (notYet === 0) return known.length >= 2 && sometimes * 2 > known.length ? 'watch' : 'mostly';
  return notYet >= 2 && notYet * 2 >= known.length ? 'talk' : 'watch';
}

const isAsked = (item: TestItem): item is AskedItem => item.kind === 'milestone' && item.domain !== null;

/** Reads answers as a result: levels by domain, never a total. Items without an answer count as unknown. */
export function outcomeOf(items: readonly TestItem[], answers: readonly Given[]): Outcome {
  const given = new Map(answers.map((answer) => [answer.item_id, answer]));
  const asked = items.filter(isAsked).map((item) => ({ item, answer: answerTo(given.get(item.id)) }));
  const concerns = concernsIn(given);
  const named = new Set(concerns.flatMap((concern) => concern.areas));

  const domains = DOMAINS.flatMap((domain): DomainResult[] => {
    const own = asked.filter(({ item }) => item.domain === domain);
    if (own.length === 0 && !named.has(domain)) return [];
    const texts = (...kinds: Answer[]) =>
      own.filter(({ answer }) => kinds.includes(answer)).map(({ item }) => item.text);
    return [
      {
        domain,
        level: named.has(domain) ? 'talk' : levelOf(own.map(({ answer }) => answer)),
        well: texts('yes'),
        watch: texts('sometimes', 'not_yet'),
        unknown: texts('unknown'),
      },
    ];
  });

  const watched = asked.flatMap(({ item, answer }) =>
    answer === 'sometimes' || answer === 'not_yet' ? [{ item, answer }] : [],
  );
  return { domains, watched, concerns };
}

function answerTo(given: Given | undefined): Answer {
  const value = given?.value;
  return value === 'yes' || value === 'sometimes' || value === 'not_yet' ? value : 'unknown';
}

function concernsIn(given: ReadonlyMap<string, Given>): Concern[] {
  const kinds = [
    { kind: 'lost_skill', id: LOST_SKILL_ITEM },
    { kind: 'worry', id: WORRY_ITEM },
  ] as const;
  return kinds.flatMap(({ kind, id }) => {
    const answer = given.get(id);
    return answer?.value === 'yes' ? [{ kind, areas: answer.areas, note: answer.note }] : [];
  });
}
