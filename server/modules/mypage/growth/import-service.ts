import { GROWTH_ENTRIES_MAX, type GrowthImportInput } from '@contract/mypage/growth';
import type { GrowthImported } from '@contract/mypage/growth.responses';
import { AppError } from '@server/http/errors';
import { ensureSensitiveConsent } from '@server/modules/accounts/consents/sensitive-consent';
import { lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { assertConfirmed, insertEntries, listAllEntries } from './entries-service';
import { assertWithinLifetime, type EntryColumns, isSameMeasure, toColumns } from './entry-columns';
import type { Growing } from './entry-figures';
import { unlikelyIn } from './implausible-values';

/**
 * Adds rows of a file, all or none. A measurement that is there already, or twice in the file, is skipped, so the same
 * file brought twice changes nothing.
 * @throws AppError FOREIGN_PROFILE, CONSENT_REQUIRED, GROWTH_FULL, INVALID_INPUT (field 'rows.3.measured_on'),
 * GROWTH_UNLIKELY (field 'rows.3.height_cm') unless confirmed
 */
export async function importEntries(
  ctx: ChildContext,
  { profileId, rows, confirmed, consent }: GrowthImportInput & { profileId: string },
): Promise<GrowthImported> {
  return ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, ctx, profileId);
    await ensureSensitiveConsent(tx, ctx, consent);
    const existing: EntryColumns[] = await listAllEntries(tx, ctx, child.id);
    const added = new Map<number, EntryColumns>();
    for (const [at, row] of rows.entries()) {
      assertWithinLifetime(row, child, ctx.now, `rows.${at}.measured_on`);
      const columns = toColumns(row, child);
      if (![...existing, ...added.values()].some((other) => isSameMeasure(other, columns))) added.set(at, columns);
    }
    if (existing.length + added.size > GROWTH_ENTRIES_MAX) throw new AppError('GROWTH_FULL');
    if (!confirmed) assertConfirmed(unlikelyAmong(added, existing, child));
    const entries = [...added.values()].map((columns) => ({ id: crypto.randomUUID(), columns }));
    await insertEntries(tx, ctx, child, entries);
    return { added: added.size, skipped: rows.length - added.size };
  });
}

/** Questions by 'rows.3.height_cm'. A row that is odd by itself does not make its neighbours look odd. */
function unlikelyAmong(added: ReadonlyMap<number, EntryColumns>, existing: readonly EntryColumns[], child: Growing) {
  const ordinary = [...added.values()].filter((row) => Object.keys(unlikelyIn(row, [], child)).length === 0);
  const others = [...existing, ...ordinary];
  const questions: Record<string, string> = {};
  for (const [at, row] of added) {
    for (const [field, question] of Object.entries(unlikelyIn(row, others, child)))
      questions[`rows.${at}.${field}`] = question;
  }
  return questions;
}
