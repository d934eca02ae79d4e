import type { MedicalInfo } from './medical-info.responses';

export const ALLERGIES_LABEL = '알레르기';
export const MEDICINES_LABEL = '먹는 약';
export const CLINIC_LABEL = '다니는 병원';
export const CONTACTS_LABEL = '급할 때 연락할 사람';
const NO_ALLERGIES = '알려진 알레르기 없음';
const NO_MEDICINES = '먹는 약 없음';

const withDetail = (name: string, detail: string) => (detail === '' ? name : `${name} (${detail})`);

export const allergyLines = ({ allergies, no_allergies: none }: MedicalInfo): string[] =>
  none ? [NO_ALLERGIES] : allergies.map(({ name, reaction }) => withDetail(name, reaction));
export const medicineLines = ({ medicines, no_medicines: none }: MedicalInfo): string[] =>
  none ? [NO_MEDICINES] : medicines.map(({ name, usage }) => withDetail(name, usage));

/** The rows of a sheet, one for each filled field. */
export const medicalRows = (info: MedicalInfo | null): { label: string; text: string }[] =>
  !info
    ? []
    : [
        { label: ALLERGIES_LABEL, text: allergyLines(info).join(', ') },
        { label: MEDICINES_LABEL, text: medicineLines(info).join(', ') },
        { label: CLINIC_LABEL, text: [info.clinic.name, info.clinic.phone].filter(Boolean).join(' ') },
      ].filter(({ text }) => text !== '');
