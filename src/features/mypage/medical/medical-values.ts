import type { medicalInfoFields } from '@contract/mypage/medical-info';
import type { OwnMedicalInfo } from '@contract/mypage/medical-info.responses';
import {
  ALLERGIES_LABEL,
  allergyLines,
  CLINIC_LABEL,
  CONTACTS_LABEL,
  MEDICINES_LABEL,
  medicineLines,
} from '@contract/mypage/medical-words';
import * as v from 'valibot';
import type { TheirField } from '@/shared/ui/forms/overtaken-note';

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

/** The values in words, by field; nothing where they are incomplete. */
export function medicalWords(values: MedicalValues): TheirField[] {
  const result = v.safeParse(medicalDraft.entries.fields, values);
  if (!result.success) return [];
  const { clinic, contacts } = result.output;
  return [
    { label: ALLERGIES_LABEL, text: allergyLines(result.output).join(', ') },
    { label: MEDICINES_LABEL, text: medicineLines(result.output).join(', ') },
    { label: CLINIC_LABEL, text: [clinic.name, clinic.phone].filter(Boolean).join(' ') },
    { label: CONTACTS_LABEL, text: contacts.map(({ name, phone }) => `${name} ${phone}`).join(', ') },
  ];
}
