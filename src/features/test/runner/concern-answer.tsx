import type { SavedAnswer } from '@contract/test/diagnostics.responses';
import { DOMAINS } from '@contract/test/diagnostics-kinds';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { TickIcon } from '@/shared/art/icons/icon';
import { color, media, radius, size, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { AnswerButtons } from './answer-buttons';
import { getAnswerOptions } from './answer-options';
import { NoteField } from './note-field';
import { type Concern, useConcern } from './use-concern';
import type { Given } from './use-submit-answer';

/** The areas a concern is about and the parent's own words. */
export function ConcernDetails({ concern: { areas, note, toggle, changeNote } }: { concern: Concern }) {
  return (
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
      <NoteField first={note} onSave={changeNote} />
    </>
  );
}

interface ConcernAnswerProps {
  labelledBy: string;
  saved: SavedAnswer | undefined;
  resting: boolean;
  /** Areas or the note changed. */
  onPartialAnswer: (given: Given) => void;
  /** 아니요 answers the question; 네 stays for its areas and note. */
  onChoose: (given: Given) => void;
  onNext: () => void;
}

/** 아니요 or 네; with 네 the areas it is about and a note. */
export function ConcernAnswerPart({
  labelledBy,
  saved,
  resting,
  onPartialAnswer,
  onChoose,
  onNext,
}: ConcernAnswerProps) {
  const concern = useConcern(saved, { onPartialAnswer, onChoose });
  return (
    <Stack spacing={5}>
      <AnswerButtons
        labelledBy={labelledBy}
        options={getAnswerOptions({ kind: 'concern', scale: null })}
        chosen={saved?.value}
        resting={resting}
        onChoose={concern.choose}
      />
      {saved?.value === 'yes' ? (
        <>
          <ConcernDetails concern={concern} />
          <MainButton onClick={onNext}>다음</MainButton>
        </>
      ) : null}
    </Stack>
  );
}

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
