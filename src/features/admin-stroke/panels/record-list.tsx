import type { Subject } from '@contract/admin-stroke/stroke-lists';
import { STROKE_IMAGE_PATH } from '@contract/admin-stroke/strokes';
import type { StrokeRecord } from '@contract/admin-stroke/strokes.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { readStrokeDraft } from '@/features/admin-stroke/stroke-draft';
import { uploadUrl } from '@/shared/api/config';
import { color, media, motion, radius, space, text, white } from '@/shared/tokens';
import { FilterChips } from '@/shared/ui/forms/filter-chips';

export const WIDE = '@media (min-width: 1240px)';
const SUBJECT_WORDS: Record<Subject, string> = { korean: '한글', math: '숫자', english: '영어' };
const FILTERS = [
  { value: 'all', label: '모두' },
  { value: 'korean', label: SUBJECT_WORDS.korean },
  { value: 'math', label: SUBJECT_WORDS.math },
  { value: 'english', label: SUBJECT_WORDS.english },
] as const;

export const getImageUrl = ({ files: [file] }: StrokeRecord) =>
  file ? uploadUrl(`${STROKE_IMAGE_PATH}/${file.path}`) : null;

interface RecordListProps {
  records: readonly StrokeRecord[];
  chosenId: number | null;
  onChoose: (id: number) => void;
}

/** The pictures of the set; one of them is selected for drawing. */
export function RecordList({ records, chosenId, onChoose }: RecordListProps) {
  const [subject, setSubject] = useState<Subject | 'all'>('all');
  const shown = records.filter((record) => subject === 'all' || record.subject === subject);
  return (
    <Stack spacing={3}>
      <FilterChips label="과목" options={FILTERS} value={subject} onChange={setSubject} />
      <List aria-label="획순 목록">
        {shown.map((record) => {
          const image = getImageUrl(record);
          const draft = readStrokeDraft(record.id) !== null;
          const undrawn = Object.keys(record.unit_write_stroke).length === 0;
          const state = draft ? '저장하지 않은 획이 있어요' : undrawn ? '아직 그리지 않았어요' : '';
          return (
            <li key={record.id}>
              <Item
                type="button"
                aria-pressed={record.id === chosenId}
                aria-label={[record.unit_word, state].filter(Boolean).join(', ')}
                title={state || undefined}
                onClick={() => onChoose(record.id)}
              >
                {image ? <img src={image} alt="" width={52} height={52} loading="lazy" /> : <Blank />}
                {record.unit_word}
                {state ? <i /> : null}
              </Item>
            </li>
          );
        })}
      </List>
    </Stack>
  );
}

const List = styled('ul')({
  display: 'flex',
  gap: space(2),
  margin: 0,
  padding: '2px',
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehavior: 'contain',
  '& > li': { flex: 'none' },
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignContent: 'start',
    overflow: 'hidden auto',
    maxHeight: 'calc(100dvh - 200px)',
  },
});

const Item = styled('button')({
  ...text.label,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(1),
  boxSizing: 'border-box',
  width: '84px',
  maxWidth: '100%',
  padding: space(1.5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.field,
  backgroundColor: color.surface,
  color: color.ink,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}ms`,
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&[aria-pressed="true"]': { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}` },
  '& img': { width: '52px', height: '52px', objectFit: 'contain', backgroundColor: white, borderRadius: radius.small },
  '& > i': {
    position: 'absolute',
    top: '6px',
    right: '6px',
    width: '10px',
    height: '10px',
    borderRadius: '50%',
    backgroundColor: color.apricot,
  },
  [WIDE]: { width: '100%' },
});

const Blank = styled('span')({
  width: '52px',
  height: '52px',
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.small,
});
