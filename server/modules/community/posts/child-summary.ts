import type { ChildSummary } from '@contract/community/posts';
import type { TestResult } from '@contract/test/diagnostics-results';
import { LEVEL_LABELS } from '@contract/test/diagnostics-words';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { ageAt, findChild } from '@server/modules/profiles/child';
import { getResult } from '@server/modules/test/runner/completion-service';

/** As it is kept: with the child it speaks of, so that it goes when the child does. */
export type StoredSummary = ChildSummary & { profile_id: string };

/**
 * What a parent picked of a child's finished checks, as it stands today; later answers change nothing in it.
 * @throws AppError FOREIGN_PROFILE, INVALID_INPUT for a check that is not finished or of another child
 */
export async function createSummary(
  ctx: ServiceContext,
  { profile_id, attempt_ids }: { profile_id: string; attempt_ids: readonly string[] },
): Promise<StoredSummary> {
  const child = await findChild(ctx, profile_id);
  const { months, corrected } = ageAt(child, ctx.now);
  const results: ChildSummary['results'] = [];
  for (const attemptId of new Set(attempt_ids)) {
    const result = await findResult(ctx, attemptId);
    if (result?.child.id !== child.id)
      throw new AppError('INVALID_INPUT', { fields: { child: '마친 체크 결과를 다시 골라 주세요.' } });
    results.push({ test: result.name, completed_at: result.completed_at, lines: toLines(result) });
  }
  return { profile_id, initial: `${Array.from(child.name)[0] ?? ''}○`, months, corrected, results };
}

/** What was not observed is left out: a gap is nothing to tell. */
const toLines = (result: TestResult): ChildSummary['results'][number]['lines'] =>
  result.shape === 'levels'
    ? result.parts.flatMap(({ label, level }) => (level === null ? [] : [{ label, words: LEVEL_LABELS[level] }]))
    : result.positions.flatMap(({ label, title }) => (title === null ? [] : [{ label, words: title }]));

const findResult = (ctx: ServiceContext, attemptId: string) =>
  getResult(ctx, { attemptId }).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });

/** Without the child's id. */
export const toPublicSummary = ({ initial, months, corrected, results }: ChildSummary): ChildSummary => ({
  initial,
  months,
  corrected,
  results,
});
