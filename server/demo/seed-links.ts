import { formatDay, seoulDay } from '@contract/common/calendar';
import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import { CARD_PARTS } from '@contract/mypage/care-card';
import { careCards } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { createCareCard } from '@server/modules/mypage/care-card/care-card-service';
import { createClinicLink, endClinicLink } from '@server/modules/mypage/clinic/clinic-link-service';
import { openClinicPage, sendClinicResult } from '@server/modules/mypage/clinic/clinic-page-service';
import { asOwner } from '@server/modules/profiles/child-access';
import { and, eq } from 'drizzle-orm';
import { SEED_CHILDREN, type SeedChild } from './seed-children';
import { EMPTY_SHEET, toEvening } from './seed-family';
import { seedId } from './seed-ids';

const OWNER = seedId('account-demo');

const CARD = {
  name: '가람',
  madeAgo: 2,
  days: 30,
  routine: [
    '낮잠은 1시부터 2시 반까지',
    '간식은 3시 반, 우유는 데워서 주세요',
    '저녁은 6시, 땅콩이 든 것은 빼 주세요',
    '8시 반에 책 두 권 읽고 자요',
  ],
  /** Minutes after it was made. */
  openings: [25, 1180],
};
/** Of the evening on which a clinic was shown the record. */
const VISIT_AGO = 3;
const VISIT = { opened: 2 * MINUTE_MS, sent: 9 * MINUTE_MS, ended: 14 * MINUTE_MS };

/**
 * A care card that runs, and what a clinic opened and sent by a link that has ended. Tokens of links are made with the
 * secret of an installation, so that these rows are in no archive.
 */
export async function seedLinks(deps: Deps): Promise<void> {
  const now = deps.now();
  await seedCard(deps, now);
  for (const child of SEED_CHILDREN) if (child.sent) await seedVisit(deps, child, child.sent, now);
}

async function seedCard(deps: Deps, now: number) {
  const at = toEvening(CARD.madeAgo, now);
  const of = { profileId: seedId(`child-${CARD.name}`), id: seedId('care-card') };
  await createCareCard(asOwner({ ...deps, accountId: OWNER, now: at }), {
    ...of,
    parts: [...CARD_PARTS],
    routine: CARD.routine,
    ends_at: new Date(at + CARD.days * DAY_MS).toISOString(),
    consent: false,
  });
  const openings = CARD.openings.map((minutes) => new Date(at + minutes * MINUTE_MS).toISOString());
  await deps.db
    .update(careCards)
    .set({ openings })
    .where(and(eq(careCards.accountId, OWNER), eq(careCards.id, of.id)));
}

async function seedVisit(deps: Deps, child: SeedChild, sent: NonNullable<SeedChild['sent']>, now: number) {
  const made = toEvening(VISIT_AGO, now);
  const at = (after: number) => ({ ...deps, now: () => made + after });
  const owner = (after: number) => asOwner({ ...deps, accountId: OWNER, now: made + after });
  const of = { profileId: seedId(`child-${child.name}`) };
  const linkId = seedId(`clinic-link-${child.name}`);
  const { path } = await createClinicLink(owner(0), { ...of, id: linkId, parts: ['checks', 'growth', 'vaccines'] });
  const { session } = await openClinicPage(at(VISIT.opened), path?.split('#')[1] ?? '');
  await sendClinicResult(at(VISIT.sent), session, {
    round: sent.round,
    taken_on: formatDay(seoulDay(toEvening(sent.daysAgo, now))),
    rows: { ...EMPTY_SHEET, ...sent.rows },
    place: sent.place,
    note: sent.note ?? '',
  });
  await endClinicLink(owner(VISIT.ended), { ...of, linkId });
}
