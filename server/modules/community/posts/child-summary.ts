import type { ChildSummary } from '@contract/community/posts.responses';
import type { TestResult } from '@contract/test/diagnostics-results.responses';
import { LEVEL_LABELS } from '@contract/test/diagnostics-words';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { ageAt, findChild } from '@server/modules/profiles/child';
import { type ChildContext, resolveChild } from '@server/modules/profiles/child-access';
import { getResult } from '@server/modules/test/runner/completion-service';

/** As stored: with the child's id, so that it is deleted with the child. */
export type StoredSummary = ChildSummary & { profile_id: string };

/**
 * A snapshot of the finished checks a parent picked; later answers do not change it.
 * @throws AppError FOREIGN_PROFILE, INVALID_INPUT for a check that is not finished or of another child
 */
export async function createSummary(
  ctx: ServiceContext,
  { profile_id, attempt_ids }: { profile_id: string; attempt_ids: readonly string[] },
): Promise<StoredSummary> {
  const scoped = await resolveChild(ctx, profile_id, 'checks.read');
  const child = await findChild(scoped, profile_id);
  const { months, corrected } = ageAt(child, ctx.now);
  const results: ChildSummary['results'] = [];
  for (const attemptId of new Set(attempt_ids)) {
    const result = await findResult(scoped, attemptId);
    if (result?.child.id !== child.id)
      throw new AppError('INVALID_INPUT', { fields: { child: '마친 체크 결과를 다시 골라 주세요.' } });
    results.push({ test: result.name, completed_at: result.completed_at, lines: toLines(result) });
  }
  return { profile_id, months, corrected, results };
}

/** Parts without a result are left out. */
const toLines = (result: TestResult): ChildSummary['results'][number]['lines'] =>
  result.shape === 'levels'
    ? result.parts.flatMap(({ label, level }) => (level === null ? [] : [{ label, words: LEVEL_LABELS[level] }]))
    : result.positions.flatMap(({ label, title }) => (title === null ? [] : [{ label, words: title }]));

const findResult = (ctx: ChildContext, attemptId: string) =>
  getResult(ctx, { attemptId }).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });

/** Without the child's id, and without what earlier versions stored of the name. */
export const toPublicSummary = ({ months, corrected, results }: ChildSummary): ChildSummary => ({
  months,
  corrected,
  results,
});
