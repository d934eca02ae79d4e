import type { MedicalInfo } from '@contract/mypage/medical-info.responses';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownedByChild, timestamps } from './columns';
import { profileForeignKey } from './foreign-keys';

/** Allergies, medicines, the clinic and whom to call; one row a child. */
export const medicalInfos = pgTable(
  'medical_infos',
  {
    ...ownedByChild(),
    allergies: jsonb('allergies').$type<MedicalInfo['allergies']>().notNull(),
    noAllergies: boolean('no_allergies').notNull(),
    medicines: jsonb('medicines').$type<MedicalInfo['medicines']>().notNull(),
    noMedicines: boolean('no_medicines').notNull(),
    clinicName: text('clinic_name').notNull(),
    clinicPhone: text('clinic_phone').notNull(),
    contacts: jsonb('contacts').$type<MedicalInfo['contacts']>().notNull(),
    /** From 1; an edit of an earlier one is refused. */
    version: integer('version').notNull(),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ name: 'medical_infos_pkey', columns: [t.accountId, t.profileId] }),
    profileForeignKey('medical_infos_profile_fk', t),
  ],
);
