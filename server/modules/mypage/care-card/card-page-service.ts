import { ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import { dayLabel } from '@contract/common/day-words';
import { HOUR_SECONDS } from '@contract/common/time';
import { careCards } from '@server/db/schema';
import type { PublicContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { consumeOrThrow, type Limit } from '@server/http/protection/rate-limit';
import { findMedicalInfo } from '@server/modules/mypage/medical-info/medical-info-service';
import { OPENINGS_MAX, resolveMaker, toEnded, tokenHash } from '@server/modules/mypage/shared-pages/page-links';
import { findChild } from '@server/modules/profiles/child';
import { eq, sql } from 'drizzle-orm';
import { cardHtml } from './card-html';

const LOADS: Limit = { name: 'card-page', times: 600, seconds: HOUR_SECONDS };

/** Opens a card, which may be done until it ends; each opening is listed. @throws AppError LINK_ENDED */
export async function openCard(deps: PublicContext, token: string): Promise<{ html: string; expiresAt: Date }> {
  const { row, ctx } = await findCard(deps, token);
  const child = await findChild(ctx, row.profileId).catch(toEnded);
  const html = cardHtml({
    name: child.name,
    age: `${ageInMonths(child.birthDate, seoulDay(ctx.now))}개월 · ${dayLabel(child.birthDate)}에 태어났어요`,
    parts: row.parts,
    medical: await findMedicalInfo(deps.db, child),
    routine: row.routine,
  });
  const opening = JSON.stringify([new Date(ctx.now).toISOString()]);
  await deps.db
    .update(careCards)
    .set({
      openings: sql`case when jsonb_array_length(${careCards.openings}) < ${OPENINGS_MAX}
        then ${careCards.openings} || ${opening}::jsonb else ${careCards.openings} end`,
    })
    .where(eq(careCards.tokenHash, row.tokenHash));
  return { html, expiresAt: row.expiresAt };
}

/** Until when the card may be shown. @throws AppError LINK_ENDED */
export const getCardState = async (deps: PublicContext, token: string): Promise<Date> =>
  (await findCard(deps, token)).row.expiresAt;

async function findCard(deps: PublicContext, token: string) {
  const hash = await tokenHash('card', token);
  const [row] = await deps.db.select().from(careCards).where(eq(careCards.tokenHash, hash));
  if (!row) throw new AppError('LINK_ENDED');
  await consumeOrThrow(deps, LOADS, row.id);
  return { row, ctx: await resolveMaker(deps, row, 'card.manage') };
}
