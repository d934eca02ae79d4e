import { HOUR_SECONDS } from '@contract/common/time';
import { CARE_CARDS_MAX, type CareCardInput, cardEndProblem } from '@contract/mypage/care-card';
import type { CareCard, CareCards } from '@contract/mypage/care-card.responses';
import { CARD_PATH } from '@contract/mypage/shared-pages';
import { careCards } from '@server/db/schema';
import type { RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import type { Limit } from '@server/http/protection/rate-limit';
import { ensureSensitiveConsent, hasSensitiveConsent } from '@server/modules/accounts/consents/sensitive-consent';
import { findToken, isRunning, tokenHash, toToken } from '@server/modules/mypage/shared-pages/page-links';
import {
  assertRoomForLink,
  assertSameLink,
  endLink,
  whereListed,
} from '@server/modules/mypage/shared-pages/stored-links';
import { findChild, lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { desc, eq } from 'drizzle-orm';

type Row = typeof careCards.$inferSelect;
type OfChild = { profileId: string };
type CardContext = ChildContext & Pick<RequestContext, 'config'>;

const CARDS: Limit = { name: 'care-card', times: 30, seconds: HOUR_SECONDS };

/** @throws AppError FOREIGN_PROFILE */
export async function listCareCards(ctx: CardContext, { profileId }: OfChild): Promise<CareCards> {
  await findChild(ctx, profileId);
  const rows = await ctx.db
    .select()
    .from(careCards)
    .where(whereListed(careCards, ctx, profileId))
    .orderBy(desc(careCards.createdAt), desc(careCards.id));
  return {
    cards: await Promise.all(rows.map((row) => toCard(ctx, row))),
    consent_needed: !(await hasSensitiveConsent(ctx.db, ctx.callerId)),
  };
}

/**
 * Makes a card; the same id again answers the same.
 * @throws AppError FOREIGN_PROFILE, CONSENT_REQUIRED, TOO_MANY_REQUESTS, LINKS_FULL, INVALID_INPUT, CONFLICT when the id was used for
 * something else
 */
export async function createCareCard(
  ctx: CardContext,
  { profileId, id, parts, routine, ends_at, consent }: CareCardInput & OfChild,
): Promise<CareCard> {
  const problem = cardEndProblem(ends_at, ctx.now);
  if (problem) throw new AppError('INVALID_INPUT', { fields: { ends_at: problem } });
  const hash = await tokenHash('card', await toToken(ctx, 'card', id));
  const row = await ctx.db.transaction(async (tx) => {
    await lockChild(tx, ctx, profileId);
    await ensureSensitiveConsent(tx, ctx, consent);
    const [before] = await tx.select().from(careCards).where(eq(careCards.tokenHash, hash));
    if (before) {
      assertSameLink(before, ctx, profileId);
      return before;
    }
    await assertRoomForLink(tx, ctx, careCards, { profileId, limit: CARDS, max: CARE_CARDS_MAX });
    const [created] = await tx
      .insert(careCards)
      .values({
        accountId: ctx.accountId,
        profileId,
        id,
        createdBy: ctx.callerId,
        tokenHash: hash,
        parts: [...parts],
        routine: [...routine],
        createdAt: new Date(ctx.now),
        expiresAt: new Date(ends_at),
      })
      .onConflictDoNothing()
      .returning();
    if (!created) throw new AppError('CONFLICT');
    return created;
  });
  return toCard(ctx, row);
}

/** One that has ended is no error. @throws AppError NOT_FOUND */
export const endCareCard = (ctx: ChildContext, { profileId, cardId }: OfChild & { cardId: string }): Promise<void> =>
  endLink(ctx, careCards, { profileId, id: cardId });

async function toCard(ctx: CardContext, row: Row): Promise<CareCard> {
  const running = isRunning(row, ctx.now);
  const token = running ? await findToken(ctx, 'card', row) : null;
  return {
    id: row.id,
    parts: row.parts,
    routine: row.routine,
    state: toState(row, running),
    path: token && `${CARD_PATH}#${token}`,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    openings: row.openings,
  };
}

function toState(row: Row, running: boolean): CareCard['state'] {
  if (row.endedAt) return 'ended';
  if (!running) return 'expired';
  return row.openings.length === 0 ? 'waiting' : 'open';
}
