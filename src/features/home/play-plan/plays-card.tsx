import type { PlayFeedback } from '@contract/home/play-feedback';
import type { PlayPlan } from '@contract/home/play-plan.responses';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { MarkedBy } from '@/domain/plays/marked-by';
import { ClockIcon, TickIcon } from '@/shared/art/icons/icon';
import { color, focusRing, motion, radius, size, space, text } from '@/shared/tokens';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { PlayQuestion } from './play-question';
import { doneCount } from './play-words';

interface PlaysCardProps {
  plan: PlayPlan;
  /** Absent for who may only read. */
  onMark?: (playId: string, done: boolean, feedback?: PlayFeedback | null) => void;
}

/** Today's three plays: one large, all three as a row, how many are done. */
export function PlaysCard({ plan, onMark }: PlaysCardProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const { plays } = plan;
  const shown =
    plays.find(({ play }) => play.id === picked) ?? plays.find(({ done, feedback }) => !done || !feedback) ?? plays[0];
  if (!shown) return null;
  const { play, watched } = shown;
  const count = doneCount(plan);

  const mark = (playId: string, isDone: boolean, feedback?: PlayFeedback | null) => {
    // stays with the play until its question is answered
    setPicked(isDone && !feedback ? playId : isDone ? null : playId);
    onMark?.(playId, isDone, feedback);
  };

  return (
    <Box component="section" aria-labelledby="home-plays">
      <Head>
        <Typography component="h3" variant="strong" id="home-plays">
          오늘의 놀이
        </Typography>
        <Typography component="span" variant="small" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <VisuallyHidden>
            {plays.length}개 가운데 {count}개 했어요
          </VisuallyHidden>
          <span aria-hidden="true">
            {count}/{plays.length}
          </span>
        </Typography>
      </Head>
      {count === plays.length && shown.feedback ? (
        <Typography variant="small" color="primary" role="status">
          오늘의 놀이를 모두 했어요. 내일 새 놀이로 만나요.
        </Typography>
      ) : null}
      <div>
        <Typography variant="title">{play.title}</Typography>
        <Facts>
          <ClockIcon size={15} />
          {play.minutes}분 · {DOMAIN_LABELS[play.domain]} · {play.skill}
        </Facts>
        {watched ? (
          <Typography variant="small" color="textSecondary" style={{ marginTop: space(1) }}>
            지켜볼 모습 · {watched}
          </Typography>
        ) : null}
      </div>
      {onMark ? (
        <PlayQuestion planned={shown} onMark={mark} look="soft">
          <HowToPlay play={play} />
        </PlayQuestion>
      ) : (
        <>
          {shown.done ? <MarkedBy name={shown.written_by} /> : null}
          <HowToPlay play={play} />
        </>
      )}
      <Three aria-label="오늘의 놀이 고르기">
        {plays.map((planned, at) => (
          <li key={planned.play.id}>
            <Pick type="button" aria-pressed={planned === shown} onClick={() => setPicked(planned.play.id)}>
              <Mark data-done={planned.done ? '' : undefined} aria-hidden="true">
                {planned.done ? <TickIcon size={13} strokeWidth={3} /> : at + 1}
              </Mark>
              <span>
                {planned.play.title}
                {planned.done ? <VisuallyHidden> 했어요</VisuallyHidden> : null}
              </span>
            </Pick>
          </li>
        ))}
      </Three>
    </Box>
  );
}

const HowToPlay = ({ play: { id, title } }: { play: Pick<PlayPlan['plays'][number]['play'], 'id' | 'title'> }) => (
  <MainButton
    component={Link}
    to={paths.toHomePlay(id)}
    look="outline"
    size="small"
    aria-label={`${title} 놀이 방법 보기`}
  >
    놀이 방법 보기
  </MainButton>
);

const Box = styled(Card)({ display: 'grid', gap: space(3), padding: space(4) }) as typeof Card;

const Head = styled('div')({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space(2) });

const Facts = styled('p')({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  margin: 0,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

const Three = styled('ul')({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(2) });

const Pick = styled('button')({
  ...text.caption,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(1),
  width: '100%',
  height: '100%',
  minHeight: size.touch,
  boxSizing: 'border-box',
  padding: space(2),
  border: `1px solid ${color.line}`,
  borderRadius: radius.field,
  backgroundColor: color.surface,
  color: color.inkSoft,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${motion.quick}ms`,
  '&[aria-pressed="true"]': { borderColor: color.primary, color: color.ink, fontWeight: 700 },
  '&:focus-visible': focusRing,
});

const Mark = styled('span')({
  ...text.micro,
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: '50%',
  backgroundColor: color.sunken,
  color: color.inkSoft,
  fontWeight: 700,
  '&[data-done]': { backgroundColor: color.primary, color: color.onPrimary },
});
