import type { Domain } from './diagnostics-kinds';
import type { LevelsResult } from './diagnostics-results.responses';
import { DOMAIN_LABELS } from './domain-words';

type Concern = Pick<LevelsResult['concern_notes'][number], 'kind' | 'areas'>;

const TITLES = { lost_skill: '예전에 하던 것을 하지 않아요', worry: '걱정되는 점이 있어요' } as const;
const areaWords = (areas: readonly Domain[]) => areas.map((area) => DOMAIN_LABELS[area]).join(', ');

/** '걱정되는 점이 있어요 (언어)' */
export const concernTitle = ({ kind, areas }: Concern) =>
  `${TITLES[kind]}${areas.length > 0 ? ` (${areaWords(areas)})` : ''}`;
