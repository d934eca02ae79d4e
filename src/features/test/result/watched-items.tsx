import type { WatchedItem } from '@contract/test/diagnostics-results.responses';
import { ANSWER_LABELS } from '@contract/test/diagnostics-words';
import { LEADS_FIRST } from '@contract/test/result-words';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { PlayMark } from '@/domain/plays/play-mark';
import { PlaySteps } from '@/domain/plays/play-steps';
import { useDonePlays } from '@/domain/plays/use-done-plays';
import { TryNote } from '@/features/test/ui/try-note';
import { ClockIcon } from '@/shared/art/icons/icon';
import { color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { Fold } from '@/shared/ui/layout/fold';
import type { WatchPart } from './result-sections';

interface WatchedItemsProps {
  parts: readonly WatchPart[];
  childId: string;
}

/** The watched items by part, each with its answer and the play for it. */
export function WatchedItems({ parts, childId }: WatchedItemsProps) {
  const { query, done } = useDonePlays(parts.some(({ items }) => items.length > 0) ? childId : null);
  return parts.map(({ id, label, items, tip }) => (
    <div key={id}>
      <Typography variant="label" color="textSecondary" sx={{ mb: 2 }}>
        {label}
      </Typography>
      <Stack component="ul" spacing={2}>
        {items.map((item) => (
          <li key={item.item_id}>
            <Watched item={item} times={done.get(item.play.id)?.times ?? 0}>
              {query.currentData ? (
                <PlayMark playId={item.play.id} profileId={childId} done={done.get(item.play.id)} look="outline" />
              ) : null}
            </Watched>
          </li>
        ))}
        {tip ? (
          <li>
            <TryNote>{tip}</TryNote>
          </li>
        ) : null}
      </Stack>
    </div>
  ));
}

interface WatchedProps {
  item: WatchedItem;
  /** How often its play was done with the child. */
  times: number;
  children: ReactNode;
}

function Watched({ item: { text: watchedText, answer, leads, play }, times, children }: WatchedProps) {
  const id = useId();
  return (
    <Fold
      data-look="card"
      heading={{ level: 'h3', labelledBy: id }}
      summary={
        <>
          {leads ? <First>{LEADS_FIRST}</First> : null}
          <Title id={id}>{watchedText}</Title>
          <Facts>
            <Chip tone={ANSWER_TONES[answer]}>{ANSWER_LABELS[answer]}</Chip>
            <span>
              <ClockIcon size={16} /> {play.title} · {play.minutes}분{times > 0 ? ` · ${times}번 해 봤어요` : null}
            </span>
          </Facts>
        </>
      }
    >
      <Stack spacing={5}>
        <Typography variant="strong">함께 해 볼 놀이 · {play.title}</Typography>
        <PlaySteps play={play} />
        {children}
      </Stack>
    </Fold>
  );
}

const ANSWER_TONES = { sometimes: 'sun', not_yet: 'apricot' } as const;

const First = styled('span')({ ...text.label, display: 'block', marginBottom: space(1), color: color.ink });

const Title = styled('span')({ ...text.strong, display: 'block' });

const Facts = styled('span')({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  marginTop: space(1.5),
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { verticalAlign: '-3px' },
});
