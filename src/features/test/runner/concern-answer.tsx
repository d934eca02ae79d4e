import styled from '@emotion/styled';
import { CONCERN_ANSWERS, type ConcernAnswer, DOMAINS, type Domain, type SavedAnswer } from '@contract/diagnostics';
import { CONCERN_ANSWER_LABELS, DOMAIN_LABELS } from '@contract/diagnostics-words';
import { useRef, useState } from 'react';
import { TickIcon } from '@/shared/ui/icon';
import { MainButton } from '@/shared/ui/main-button';
import { Stack } from '@/shared/ui/stack';
import { color, media, radius, size, space, text } from '@/shared/ui/tokens';
import { AnswerButtons, type AnswerOption } from './answer-buttons';
import { NoteField } from './note-field';
import type { Given } from './use-give-answer';

const tones = { no: 'leaf', yes: 'lilac' } as const;
export const concernOptions: readonly AnswerOption<ConcernAnswer>[] = CONCERN_ANSWERS.map((value) => ({
  value,
  label: CONCERN_ANSWER_LABELS[value],
  tone: tones[value],
}));

const Areas = styled('fieldset')({
  minWidth: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...text.label, marginBottom: space(2), padding: 0 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: space(2) },
});
const Area = styled('button')({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: size.touch,
  padding: `${space(1)} ${space(4)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  color: color.inkSoft,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  '&[aria-pressed="true"]': { borderColor: color.lilac, backgroundColor: color.lilacSoft, color: color.onLilacSoft },
});

interface ConcernAnswerProps {
  labelledBy: string;
  saved: SavedAnswer | undefined;
  resting: boolean;
  /** Areas or the note changed. */
  onGive: (given: Given) => void;
  /** 아니요 answers the question; 네 stays for its areas and note. */
  onChoose: (given: Given) => void;
  onNext: () => void;
}

/** 아니요 or 네; with 네 the areas it is about and a note, each kept as soon as it is given. */
export function ConcernAnswerPart({ labelledBy, saved, resting, onGive, onChoose, onNext }: ConcernAnswerProps) {
  const [areas, setAreas] = useState<Domain[]>(saved?.areas ?? []);
  const [note, setNote] = useState(saved?.note ?? '');
  // a note still on its way when the answer changes is kept with the new answer
  const value = useRef<Given['value']>(saved?.value ?? 'yes');
  const choose = (next: ConcernAnswer) => {
    value.current = next;
    onChoose({ value: next, areas, note });
  };
  const toggle = (domain: Domain) => {
    const next = DOMAINS.filter((each) => (each === domain ? !areas.includes(each) : areas.includes(each)));
    setAreas(next);
    onGive({ value: value.current, areas: next, note });
  };
  return (
    <Stack gap={5}>
      <AnswerButtons
        labelledBy={labelledBy}
        options={concernOptions}
        chosen={saved?.value}
        resting={resting}
        onChoose={choose}
      />
      {saved?.value === 'yes' ? (
        <>
          <Areas>
            <legend>어떤 부분인가요? 모두 골라 주세요.</legend>
            <div>
              {DOMAINS.map((domain) => (
                <Area key={domain} type="button" aria-pressed={areas.includes(domain)} onClick={() => toggle(domain)}>
                  {areas.includes(domain) ? <TickIcon size={16} /> : null}
                  {DOMAIN_LABELS[domain]}
                </Area>
              ))}
            </div>
          </Areas>
          <NoteField
            first={note}
            onSave={(next) => {
              setNote(next);
              onGive({ value: value.current, areas, note: next });
            }}
          />
          <MainButton onClick={onNext}>다음</MainButton>
        </>
      ) : null}
    </Stack>
  );
}
