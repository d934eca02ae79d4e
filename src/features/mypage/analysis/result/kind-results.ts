import type { Analysis, AnalysisCheck } from '@contract/mypage/analysis.responses';
import { TEST_KINDS, type TestKind } from '@contract/test/diagnostics-kinds';
import type { OfficialRecord } from '@contract/test/diagnostics-official.responses';
import { toStep } from '@/features/mypage/analysis/domains/domain-views';

/** All results of one kind, the newest first; at least one. */
export type KindResults = { kind: TestKind; newest: AnalysisCheck; checks: AnalysisCheck[] };
export type Category = TestKind | 'official';

/** Bars of more times than this say no more. */
const TRAIL = 6;

export function kindResults({ checks }: Pick<Analysis, 'checks'>): KindResults[] {
  return TEST_KINDS.flatMap((kind) => {
    const own = checks.filter((check) => check.kind === kind).toReversed();
    const [newest] = own;
    return newest ? [{ kind, newest, checks: own }] : [];
  });
}

/** A part's levels over the last checks, oldest first; a check without it is a gap, like one without observations. */
export const getLevelTrail = ({ checks }: KindResults, partId: string) =>
  checks
    .slice(0, TRAIL)
    .toReversed()
    .map(({ attempt_id: key, levels }) => {
      const level = levels.find(({ id }) => id === partId)?.level ?? null;
      return { key, step: level && toStep(level) };
    });

/** The clinic's results, the newest first. */
export const clinicResults = ({ official }: Pick<Analysis, 'official'>): OfficialRecord[] => official.toReversed();
