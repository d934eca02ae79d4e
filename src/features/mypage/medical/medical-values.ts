import type { medicalInfoFields } from '@contract/mypage/medical-info';
import type { OwnMedicalInfo } from '@contract/mypage/medical-info.responses';
import * as v from 'valibot';

export type MedicalValues = v.InferInput<typeof medicalInfoFields>;

/** The raw input of the form, including incomplete values, and the version it is based on. */
export const medicalDraft = v.object({
  version: v.number(),
  fields: v.object({
    allergies: v.array(v.object({ name: v.string(), reaction: v.string() })),
    no_allergies: v.boolean(),
    medicines: v.array(v.object({ name: v.string(), usage: v.string() })),
    no_medicines: v.boolean(),
    clinic: v.object({ name: v.string(), phone: v.string() }),
    contacts: v.array(v.object({ name: v.string(), phone: v.string() })),
  }),
});

export const toMedicalValues = (info: OwnMedicalInfo): v.InferOutput<typeof medicalDraft>['fields'] => ({
  allergies: info.allergies,
  no_allergies: info.no_allergies,
  medicines: info.medicines,
  no_medicines: info.no_medicines,
  clinic: info.clinic,
  contacts: info.contacts,
});
