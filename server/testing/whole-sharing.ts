import * as schema from '@server/db/schema';
import type { TestApp } from './test-app';

type Rows = { accountId: string; profileId: string; at: Date };

/** Rows of a shared child: its medical facts, links and cards, who sees it and whose it was. */
export async function createSharingRows(t: TestApp, { accountId, profileId, at }: Rows) {
  const { db } = t;
  const owned = { accountId, profileId };
  const times = { createdAt: at, updatedAt: at };
  const soon = new Date(at.getTime() + 1800_000);
  await db.insert(schema.medicalInfos).values({
    ...owned,
    ...times,
    allergies: [],
    noAllergies: true,
    medicines: [],
    noMedicines: true,
    clinicName: '소아과',
    clinicPhone: '',
    contacts: [],
    version: 1,
  });
  const page = () => ({
    ...owned,
    id: crypto.randomUUID(),
    createdBy: accountId,
    tokenHash: crypto.randomUUID(),
    createdAt: at,
    expiresAt: soon,
  });
  const link = page();
  await db.insert(schema.clinicLinks).values({ ...link, parts: [] });
  await db.insert(schema.careCards).values({ ...page(), parts: [], routine: [] });
  await db.insert(schema.sentResults).values({
    ...owned,
    id: crypto.randomUUID(),
    linkId: link.id,
    round: 3,
    takenOn: '20260103',
    rows: { gross_motor: null, fine_motor: null, cognitive: null, language: null, social: null, self_help: null },
    place: '',
    note: '',
    createdAt: at,
  });
  await db.insert(schema.invitations).values({
    ownerId: accountId,
    profileId,
    id: crypto.randomUUID(),
    role: 'family',
    invitedBy: accountId,
    tokenHash: crypto.randomUUID(),
    codeHash: crypto.randomUUID(),
    createdAt: at,
    expiresAt: soon,
  });
  const moved = { accountId, id: crypto.randomUUID(), profileId, at };
  await db.insert(schema.childMoves).values({ ...moved, side: 'took', reason: 'handover' });
  const friend = await t.signUp();
  const theirs = { accountId: friend.accountId, id: crypto.randomUUID(), name: '단비', birthDate: '20240301' };
  await db.insert(schema.profiles).values({ ...theirs, ...times, gender: 'male' });
  await db.insert(schema.guardianships).values({
    ownerId: friend.accountId,
    profileId: theirs.id,
    accountId,
    id: crypto.randomUUID(),
    role: 'guardian',
    since: at,
  });
}
