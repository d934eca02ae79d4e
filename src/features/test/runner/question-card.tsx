import type { TestItem } from '@contract/test/diagnostics.responses';
import type { Domain, TestAbout } from '@contract/test/diagnostics-kinds';
import { ABOUT_LABELS } from '@contract/test/diagnostics-words';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import styled from '@emotion/styled';
import type { Ref } from 'react';
import { color, media, radius, space, type Tone, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { GrowingPlant } from './growing-plant';

const tones: Record<Domain, Tone> = {
  gross_motor: 'coral',
  fine_motor: 'apricot',
  cognitive: 'sun',
  language: 'sky',
  social: 'lilac',
  self_help: 'leaf',
};

/** The question's topic, above it. A guardian's question does not show it: that would bias the answer. */
function Topic({ item: { kind, domain, subscale }, about }: { item: TestItem; about: TestAbout }) {
  if (kind === 'concern') return <Chip tone="leaf">마지막으로</Chip>;
  if (about === 'guardian') return <Chip tone="lilac">{ABOUT_LABELS.guardian}</Chip>;
  const label = subscale?.label ?? (domain ? DOMAIN_LABELS[domain] : null);
  return label ? <Chip tone={domain ? tones[domain] : 'sky'}>{label}</Chip> : null;
}

interface QuestionCardProps {
  id: string;
  item: TestItem;
  about: TestAbout;
  /** From 1. */
  number: number;
  count: number;
  /** Part of the questions that have an answer, 0–1; without it the card is low and has no picture. */
  grown?: number;
  ref?: Ref<HTMLHeadingElement>;
}

/** One question. Its heading takes the focus when it is mounted, and includes the progress. */
export function QuestionCard({ id, item, about, number, count, grown, ref }: QuestionCardProps) {
  return (
    <Box data-low={grown === undefined ? '' : undefined}>
      {grown === undefined ? null : (
        <Picture>
          <GrowingPlant grown={grown} size={148} />
        </Picture>
      )}
      <Topic item={item} about={about} />
      <Question id={id} ref={ref} tabIndex={-1}>
        <VisuallyHidden>
          {count}개 중 {number}번째 질문.{' '}
        </VisuallyHidden>
        {item.text}
      </Question>
      {item.hint ? <Hint>{item.hint}</Hint> : null}
    </Box>
  );
}

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(3),
  boxSizing: 'border-box',
  minHeight: '176px',
  padding: space(5),
  borderRadius: radius.sheet,
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  [media.pad]: { minHeight: '380px', padding: space(8) },
  '&[data-low]': { minHeight: 0, padding: space(5), [media.pad]: { minHeight: 0, padding: space(6) } },
});

/** Takes the room that the question leaves, and none in a low window. */
const Picture = styled('div')({
  flex: '1 1 0',
  alignSelf: 'stretch',
  minHeight: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  '& > svg': { maxHeight: '100%' },
});

const Question = styled('h2')({
  ...text.headline,
  fontWeight: 700,
  outline: 'none',
  [media.pad]: { fontSize: '1.625rem' },
});

const Hint = styled('p')({ ...text.body, color: color.inkSoft });
