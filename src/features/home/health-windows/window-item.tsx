import type { HealthWindow } from '@contract/home/health-windows.responses';
import { markedByWords } from '@contract/profiles/writer-words';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { InfoIcon } from '@/shared/art/icons/further-icons';
import { TickIcon } from '@/shared/art/icons/icon';
import { serverToday } from '@/shared/lib/server-clock';
import { color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { countdown, daysText, KIND_LABELS, KIND_TONES, markWords, spokenCountdown } from './window-words';

interface WindowItemProps {
  window: HealthWindow;
  pending?: boolean;
  onMark: (window: HealthWindow) => void;
}

/** One dose or check-up: its days, notes and the button to mark it. */
export function WindowItem({ window, pending, onMark }: WindowItemProps) {
  const today = serverToday();
  const count = countdown(window, today);
  const days = daysText(window);
  const words = markWords(window);
  const isEarly = window.mark?.early === true;
  const marked = isEarly ? null : words;
  const notes = [window.note, marked ? null : window.uncertain].filter((note) => note !== null);
  return (
    <Item>
      <Words>
        <Head>
          <Chip tone={KIND_TONES[window.kind]}>{KIND_LABELS[window.kind]}</Chip>
          {isEarly ? <Chip tone="coral">다시</Chip> : null}
          {count ? (
            <span>
              <Chip tone="apricot" aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums' }}>
                {count}
              </Chip>
              <VisuallyHidden>{spokenCountdown(window, today)}</VisuallyHidden>
            </span>
          ) : null}
        </Head>
        <div>
          <Typography component="h3" variant="strong">
            {window.name}
          </Typography>
          {window.diseases.length > 0 ? (
            <Typography variant="small" color="textSecondary">
              {window.diseases.join(', ')}
            </Typography>
          ) : null}
          <Typography variant="small" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {window.age}
            {days ? <br /> : null}
            {days}
          </Typography>
        </div>
        {isEarly ? (
          <Typography variant="small" color="textSecondary">
            {words}
          </Typography>
        ) : null}
        {marked ? (
          <Done>
            <TickIcon size={16} strokeWidth={2.6} />
            {marked}
          </Done>
        ) : null}
        {window.mark?.written_by ? (
          <Typography variant="caption" color="textSecondary" style={{ overflowWrap: 'anywhere' }}>
            {markedByWords(window.mark.written_by)}
          </Typography>
        ) : null}
        {window.ask && window.state !== 'past' ? (
          <Note>
            <InfoIcon size={16} />
            {window.ask}
          </Note>
        ) : null}
        {notes.map((note) => (
          <Typography key={note} variant="small" color="textSecondary">
            {note}
          </Typography>
        ))}
      </Words>
      {!window.mark && (window.state === 'later' || window.state === 'upcoming') ? null : (
        <MainButton
          look={words ? 'quiet' : 'outline'}
          size="small"
          fit
          pending={pending}
          aria-label={`${window.name} ${words ? '표시 수정' : '받았어요'}`}
          onClick={() => onMark(window)}
        >
          {words ? '수정' : '받았어요'}
        </MainButton>
      )}
    </Item>
  );
}

const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space(3),
  padding: space(4),
  '& + &': { borderTop: `1px solid ${color.line}` },
});

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });

const Note = styled('p')({
  ...text.small,
  display: 'flex',
  gap: space(2),
  margin: 0,
  color: color.inkSoft,
  '& > svg': { flex: 'none', marginTop: '1px' },
});

const Words = styled('div')({ flex: '1 1 10rem', minWidth: 0, display: 'grid', gap: space(1.5) });

const Done = styled('p')({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  margin: 0,
  color: color.primary,
  fontWeight: 600,
});
