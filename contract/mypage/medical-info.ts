import { limitedArray } from '@contract/common/size-limit';
import { NAME_MAX, nameText, requiredText, typedText } from '@contract/common/text';
import * as v from 'valibot';

export const ALLERGIES_MAX = 10;
export const MEDICINES_MAX = 10;
export const CONTACTS_MAX = 4;
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
  name: nameText('알레르기를 일으키는 것을'),
  reaction: v.optional(typedText('나타나는 증상을', MEDICAL_DETAIL_MAX), ''),
});
const medicine = v.object({
  name: nameText('약 이름을'),
  usage: v.optional(typedText('먹는 방법을', MEDICAL_DETAIL_MAX), ''),
});
const emergencyContact = v.object({
  name: nameText('누구인지'),
  phone: v.pipe(
    requiredText('전화번호를', PHONE_MAX),
    v.check((text) => isPhone(text), PHONE_WRONG),
  ),
});

const rows = <S extends v.GenericSchema>(item: S, max: number) =>
  limitedArray(item, { max, message: '다시 입력해 주세요.', tooMany: `${max}개까지 적을 수 있어요.` });
const allergies = rows(allergy, ALLERGIES_MAX);
const medicines = rows(medicine, MEDICINES_MAX);
const contacts = rows(emergencyContact, CONTACTS_MAX);
const clinicName = typedText('병원 이름을', NAME_MAX);

/** Form of the parent. "None" is a field of its own: an empty list alone means that the field was not filled in. */
export const medicalInfoFields = v.object({
  allergies: v.optional(allergies, []),
  no_allergies: v.optional(v.boolean(), false),
  medicines: v.optional(medicines, []),
  no_medicines: v.optional(v.boolean(), false),
  clinic: v.object({ name: v.optional(clinicName, ''), phone: v.optional(phone, '') }),
  contacts: v.optional(contacts, []),
});
export type MedicalInfoFields = v.InferOutput<typeof medicalInfoFields>;

/** PUT /medical-info/profile/{profileId}. An absent field stays as it is. */
export const medicalInfoInput = v.object({
  allergies: v.optional(allergies),
  no_allergies: v.optional(v.boolean()),
  medicines: v.optional(medicines),
  no_medicines: v.optional(v.boolean()),
  clinic: v.object({ name: v.optional(clinicName), phone: v.optional(phone) }),
  contacts: v.optional(contacts),
  /** Of what was edited; 0 for the first. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Consent to storing health records, given with this request. */
  consent: v.optional(v.boolean(), false),
});
export type MedicalInfoInput = v.InferOutput<typeof medicalInfoInput>;
