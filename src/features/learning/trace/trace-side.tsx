import type { Hand } from '@contract/learning/learning';
import type { LearningGlyph } from '@contract/learning/learning.responses';
import styled from '@emotion/styled';
import { ChildButton } from '@/features/learning/ui/child-button';
import { Stars } from '@/features/learning/ui/stars';
import { EyeIcon, RefreshIcon } from '@/shared/art/icons/further-icons';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { color, radius, space, text } from '@/shared/tokens';
import { Celebration } from '@/shared/ui/feedback/celebration';
import { Buddy } from './buddy';
import type { TraceState } from './trace-state';
import { moodWords, praiseFor } from './trace-words';

interface TraceSideProps {
  glyph: LearningGlyph;
  name: string;
  hand: Hand;
  state: TraceState;
  strokes: number;
  showing: boolean;
  onShow: () => void;
  onAgain: () => void;
  onNext: () => void;
  stickers: readonly string[];
}

/** The stars of a finished letter; three are celebrated. */
function Earned({ stars }: { stars: 0 | 1 | 2 | 3 }) {
  const shown = <Stars count={stars} size={56} pop />;
  return stars === 3 ? <Celebration>{shown}</Celebration> : shown;
}

/** The message to the child, and the next actions. */
export function TraceSide(props: TraceSideProps) {
  const { glyph, name, hand, state, strokes, showing, onShow, onAgain, onNext, stickers } = props;
  const { mood, whole } = state;
  const done = mood === 'done' && whole !== null;
  const said = done ? praiseFor(whole) : null;
  return (
    <Side>
      <Bubble role="status">
        {done ? <Earned key={`${glyph.id}`} stars={whole.stars} /> : <Buddy subject={glyph.subject} />}
        <span>
          {said?.praise ?? (mood === 'done' ? null : showing ? `${name}, 모두 ${strokes}획이에요` : moodWords(mood))}
        </span>
        {done ? <small>{`별 ${whole.stars}개를 받았어요.${said?.next ? ` ${said.next}` : ''}`}</small> : null}
        {stickers.map((sticker) => (
          <b key={sticker}>{`새 스티커: ${sticker}`}</b>
        ))}
      </Bubble>
      <Buttons data-hand={hand}>
        {done ? (
          <>
            <ChildButton look="main" onClick={onNext}>
              다음 글자
              <ChevronIcon size={26} />
            </ChildButton>
            <ChildButton onClick={onAgain} icon={<RefreshIcon size={26} />}>
              한 번 더
            </ChildButton>
          </>
        ) : (
          <>
            <ChildButton aria-pressed={showing} onClick={onShow} icon={<EyeIcon size={26} />}>
              순서 보기
            </ChildButton>
            <ChildButton onClick={onAgain} disabled={showing} icon={<RefreshIcon size={26} />}>
              처음부터
            </ChildButton>
            <ChildButton onClick={onNext}>
              다음 글자
              <ChevronIcon size={26} />
            </ChildButton>
          </>
        )}
      </Buttons>
    </Side>
  );
}

const Side = styled('div')({ display: 'flex', flexDirection: 'column', gap: space(4) });

const Bubble = styled('div')({
  ...text.title,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(1),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.sheet,
  backgroundColor: color.surfaceRaised,
  boxShadow: `inset 0 0 0 2px ${color.line}`,
  textAlign: 'center',
  '& > small': { ...text.body, color: color.inkSoft },
  '& > b': {
    ...text.strong,
    color: color.onSunSoft,
    backgroundColor: color.sunSoft,
    borderRadius: radius.round,
    padding: `${space(1)} ${space(4)}`,
  },
});

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  '&[data-hand="left"]': { flexDirection: 'row-reverse' },
  '& > button': { flex: '1 1 6.5rem', ...text.strong, paddingLeft: space(2), paddingRight: space(2) },
  '& > [data-look="main"]': { flexBasis: '100%', ...text.title },
});
