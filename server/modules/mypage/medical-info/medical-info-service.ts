import type { MedicalInfoInput } from '@contract/mypage/medical-info';
import type { MedicalInfo, OwnMedicalInfo } from '@contract/mypage/medical-info.responses';
import type { Queryable } from '@server/db/database';
import { medicalInfos } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { mergeSent } from '@server/http/input/opened-row';
import { ensureSensitiveConsent, hasSensitiveConsent } from '@server/modules/accounts/consents/sensitive-consent';
import { findChildIn, lockChild } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { and, eq } from 'drizzle-orm';

type Row = typeof medicalInfos.$inferSelect;
type ChildKey = { accountId: string; id: string };
type OfProfile = { profileId: string };

const EMPTY: MedicalInfo = {
  allergies: [],
  no_allergies: false,
  medicines: [],
  no_medicines: false,
  clinic: { name: '', phone: '' },
  contacts: [],
};

/** @throws AppError FOREIGN_PROFILE */
export async function getMedicalInfo(ctx: ChildContext, { profileId }: OfProfile): Promise<OwnMedicalInfo> {
  const { db } = ctx;
  const child = await findChildIn(db, ctx, profileId);
  const [row, consented] = await Promise.all([findRow(db, child), hasSensitiveConsent(db, ctx.callerId)]);
  return toOwn(row, consented);
}

/** Medical information for a sheet or a shared page; null while nothing is saved. */
export async function findMedicalInfo(db: Queryable, child: ChildKey): Promise<MedicalInfo | null> {
  const row = await findRow(db, child);
  return row ? toInfo(row) : null;
}

/**
 * Changes what is saved.
 * @throws AppError FOREIGN_PROFILE, CONSENT_REQUIRED, CONFLICT when it was edited elsewhere since
 */
export async function saveMedicalInfo(
  ctx: ChildContext,
  { profileId, consent, version, ...sent }: MedicalInfoInput & OfProfile,
): Promise<OwnMedicalInfo> {
  return ctx.db.transaction(async (tx) => {
    const child = await lockChild(tx, ctx, profileId);
    await ensureSensitiveConsent(tx, ctx, consent);
    const before = await findRow(tx, child);
    if ((before?.version ?? 0) !== version) throw new AppError('CONFLICT');
    const at = new Date(ctx.now);
    const row: Row = {
      accountId: child.accountId,
      profileId: child.id,
      ...toColumns(mergeInfo(before ? toInfo(before) : EMPTY, sent)),
      version: version + 1,
      createdAt: before?.createdAt ?? at,
      updatedAt: at,
    };
    await tx
      .insert(medicalInfos)
      .values(row)
      .onConflictDoUpdate({ target: [medicalInfos.accountId, medicalInfos.profileId], set: row });
    return toOwn(row, true);
  });
}

/** "None" holds only while nothing is listed. */
function mergeInfo(current: MedicalInfo, { clinic, ...sent }: Omit<MedicalInfoInput, 'version' | 'consent'>) {
  const merged = mergeSent(current, { ...sent, clinic: mergeSent(current.clinic, clinic) });
  return {
    ...merged,
    no_allergies: merged.no_allergies && merged.allergies.length === 0,
    no_medicines: merged.no_medicines && merged.medicines.length === 0,
  };
}

async function findRow(db: Queryable, { accountId, id }: ChildKey): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(medicalInfos)
    .where(and(eq(medicalInfos.accountId, accountId), eq(medicalInfos.profileId, id)));
  return row;
}

const toColumns = ({ clinic, ...input }: MedicalInfo) => ({
  allergies: input.allergies,
  noAllergies: input.no_allergies,
  medicines: input.medicines,
  noMedicines: input.no_medicines,
  clinicName: clinic.name,
  clinicPhone: clinic.phone,
  contacts: input.contacts,
});

const toInfo = (row: Row): MedicalInfo => ({
  allergies: row.allergies,
  no_allergies: row.noAllergies,
  medicines: row.medicines,
  no_medicines: row.noMedicines,
  clinic: { name: row.clinicName, phone: row.clinicPhone },
  contacts: row.contacts,
});

const toOwn = (row: Row | undefined, consented: boolean): OwnMedicalInfo => ({
  ...(row ? toInfo(row) : EMPTY),
  version: row?.version ?? 0,
  updated_at: row?.updatedAt.toISOString() ?? null,
  consent_needed: !consented,
});
