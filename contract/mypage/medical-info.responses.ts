import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';

/** Medical information for doctors and carers of the child. */
export const medicalInfo = v.strictObject({
  allergies: v.array(v.strictObject({ name: v.string(), reaction: v.string() })),
  /** The parent says that none is known. */
  no_allergies: v.boolean(),
  medicines: v.array(v.strictObject({ name: v.string(), usage: v.string() })),
  no_medicines: v.boolean(),
  clinic: v.strictObject({ name: v.string(), phone: v.string() }),
  contacts: v.array(v.strictObject({ name: v.string(), phone: v.string() })),
});
export type MedicalInfo = v.InferOutput<typeof medicalInfo>;

/** GET and PUT /medical-info/profile/{profileId}. */
export const ownMedicalInfo = v.strictObject({
  ...medicalInfo.entries,
  /** 0 while nothing is saved. */
  version: v.number(),
  /** ISO 8601; null while nothing is saved. */
  updated_at: v.nullable(isoTime),
  /** The first save asks for the consent to health data. */
  consent_needed: v.boolean(),
});
export type OwnMedicalInfo = v.InferOutput<typeof ownMedicalInfo>;
