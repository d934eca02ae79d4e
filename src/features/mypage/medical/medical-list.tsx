import { ALLERGIES_MAX, CONTACTS_MAX, MEDICINES_MAX, type MedicalInfoFields } from '@contract/mypage/medical-info';
import { ALLERGIES_LABEL, CONTACTS_LABEL, MEDICINES_LABEL } from '@contract/mypage/medical-words';
import styled from '@emotion/styled';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useId } from 'react';
import { type FieldError, type FieldPath, get, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { PlusIcon, TrashIcon } from '@/shared/art/icons/further-icons';
import { color, radius, space, text } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Field } from '@/shared/ui/forms/field';
import { RegisteredCheckbox } from '@/shared/ui/forms/registered-checkbox';
import type { MedicalValues } from './medical-values';

type ListName = 'allergies' | 'medicines' | 'contacts';
type Column = { key: string; label: string; placeholder: string; optional?: true; type?: 'tel' };
type ListWords = {
  title: string;
  max: number;
  add: string;
  /** One row, before its number. */
  row: string;
  columns: readonly [Column, Column];
};

const LISTS: Record<ListName, ListWords> = {
  allergies: {
    title: ALLERGIES_LABEL,
    max: ALLERGIES_MAX,
    add: '알레르기 추가하기',
    row: '알레르기',
    columns: [
      { key: 'name', label: '무엇에 알레르기가 있나요?', placeholder: '예: 땅콩, 페니실린' },
      {
        key: 'reaction',
        label: '어떤 증상이 나타나나요?',
        placeholder: '예: 두드러기, 입술이 부어요',
        optional: true,
      },
    ],
  },
  medicines: {
    title: MEDICINES_LABEL,
    max: MEDICINES_MAX,
    add: '약 추가하기',
    row: '약',
    columns: [
      { key: 'name', label: '약 이름', placeholder: '약 봉투에 적힌 이름' },
      {
        key: 'usage',
        label: '먹는 방법',
        placeholder: '예: 하루 2번, 아침·저녁 5mL',
        optional: true,
      },
    ],
  },
  contacts: {
    title: CONTACTS_LABEL,
    max: CONTACTS_MAX,
    add: '연락할 사람 추가하기',
    row: '연락할 사람',
    columns: [
      { key: 'name', label: '누구인가요?', placeholder: '예: 엄마, 외할머니' },
      { key: 'phone', label: '전화번호', placeholder: '예: 010-1234-5678', type: 'tel' },
    ],
  },
};
const EMPTY = { name: '', reaction: '', usage: '', phone: '' };

/** A group of fields under its heading. */
export function MedicalSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  );
}

interface MedicalListProps {
  form: UseFormReturn<MedicalValues, unknown, MedicalInfoFields>;
  name: ListName;
  /** Tick for an empty list; offered while there is no row. */
  none?: { field: 'no_allergies' | 'no_medicines'; label: string };
}

/** A list that grows by a button. */
export function MedicalList({ form, name, none }: MedicalListProps) {
  const { title, max, add, row, columns } = LISTS[name];
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const [first, second] = columns;
  const empty = { [first.key]: '', [second.key]: '' } as Pick<typeof EMPTY, 'name' | 'phone'>;
  return (
    <MedicalSection title={title}>
      {fields.map(({ id }, at) => (
        <Row key={id} role="group" aria-label={`${row} ${at + 1}`}>
          <div>
            {columns.map(({ key, ...field }) => {
              const path = `${name}.${at}.${key}` as FieldPath<MedicalValues>;
              return (
                <Field
                  key={key}
                  {...field}
                  autoComplete="off"
                  error={(get(form.formState.errors, path) as FieldError | undefined)?.message}
                  {...form.register(path)}
                />
              );
            })}
          </div>
          <IconButton label={`${row} ${at + 1} 지우기`} onClick={() => remove(at)}>
            <TrashIcon size={20} />
          </IconButton>
        </Row>
      ))}
      {fields.length === 0 && none ? (
        <Tick control={<RegisteredCheckbox {...form.register(none.field)} />} label={none.label} />
      ) : null}
      {fields.length < max ? (
        <MainButton look="soft" size="small" icon={<PlusIcon size={18} />} onClick={() => append(empty)}>
          {add}
        </MainButton>
      ) : (
        <Full>{max}개까지 적을 수 있어요.</Full>
      )}
    </MedicalSection>
  );
}

const Section = styled('section')({
  display: 'grid',
  gap: space(3),
  minWidth: 0,
  '& > h2': { ...text.title, margin: 0 },
});

const Row = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(1),
  padding: `${space(4)} ${space(1)} ${space(4)} ${space(4)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  '& > div': { flex: '1 1 0', minWidth: 0, display: 'grid', gap: space(3) },
});

const Tick = styled(FormControlLabel)({
  padding: `0 ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.sunken,
});

const Full = styled('p')({ ...text.small, color: color.inkSoft });
