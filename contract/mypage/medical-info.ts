import { limitedArray } from '@contract/common/size-limit';
import { requiredText, typedText } from '@contract/common/text';
import * as v from 'valibot';

export const ALLERGIES_MAX = 10;
export const MEDICINES_MAX = 10;
export const CONTACTS_MAX = 4;
/** Of a name: what causes an allergy, a medicine, a clinic, a person. */
export const MEDICAL_NAME_MAX = 40;
/** Of what happens with an allergy, or how a medicine is taken. */
export const MEDICAL_DETAIL_MAX = 100;
export const PHONE_MAX = 20;

/** Digits with the signs that people write between them; dialled as it is. */
const PHONE = /^\+?[0-9][0-9 ()-]{1,18}$/;
const PHONE_WRONG = '전화번호를 다시 확인해 주세요. 예: 02-123-4567';
const isPhone = (text: string) => PHONE.test(text) && text.replace(/[^0-9]/g, '').length >= 3;

const phone = v.pipe(
  typedText('전화번호를', PHONE_MAX),
  v.check((text) => text === '' || isPhone(text), PHONE_WRONG),
);

const allergy = v.object({
  name: requiredText('알레르기를 일으키는 것을', MEDICAL_NAME_MAX),
  reaction: v.optional(typedText('나타나는 증상을', MEDICAL_DETAIL_MAX), ''),
});
const medicine = v.object({
  name: requiredText('약 이름을', MEDICAL_NAME_MAX),
  usage: v.optional(typedText('먹는 방법을', MEDICAL_DETAIL_MAX), ''),
});
const emergencyContact = v.object({
  name: requiredText('누구인지', MEDICAL_NAME_MAX),
  phone: v.pipe(
    requiredText('전화번호를', PHONE_MAX),
    v.check((text) => isPhone(text), PHONE_WRONG),
  ),
});

const rows = <S extends v.GenericSchema>(item: S, max: number) =>
  v.optional(limitedArray(item, { max, message: '다시 입력해 주세요.', tooMany: `${max}개까지 적을 수 있어요.` }), []);

/**
 * What a parent fills in. "None" is a field of its own: an empty list alone means that the field was not filled in.
 */
export const medicalInfoFields = v.object({
  allergies: rows(allergy, ALLERGIES_MAX),
  no_allergies: v.optional(v.boolean(), false),
  medicines: rows(medicine, MEDICINES_MAX),
  no_medicines: v.optional(v.boolean(), false),
  clinic: v.object({ name: v.optional(typedText('병원 이름을', MEDICAL_NAME_MAX), ''), phone: v.optional(phone, '') }),
  contacts: rows(emergencyContact, CONTACTS_MAX),
});
export type MedicalInfoFields = v.InferOutput<typeof medicalInfoFields>;

/** PUT /medical-info/profile/{profileId}. */
export const medicalInfoInput = v.pipe(
  v.object({
    ...medicalInfoFields.entries,
    /** Of what was edited; 0 for the first. */
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Consent to storing health records, given with this request. */
    consent: v.optional(v.boolean(), false),
  }),
  v.transform((input) => ({
    ...input,
    no_allergies: input.no_allergies && input.allergies.length === 0,
    no_medicines: input.no_medicines && input.medicines.length === 0,
  })),
);
export type MedicalInfoInput = v.InferOutput<typeof medicalInfoInput>;
