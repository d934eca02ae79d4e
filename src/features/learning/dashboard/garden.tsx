import type { LearningProgress } from '@contract/learning/learning.responses';
import styled from '@emotion/styled';
import { Flower } from '@/features/learning/stickers/flower';
import { Cloud, Sprout } from '@/shared/art/illustrations/art';
import { color, radius, space, text } from '@/shared/tokens';

const FLOWERS = 8;
const DAY_SECONDS = 20 * 60;
const minutes = (seconds: number) => Math.ceil(seconds / 60);

/** Today as a picture: the sun, a moon in the dark, sets with the time used, and a flower opens for each letter. */
export function Garden({ progress }: { progress: LearningProgress }) {
  const { today, left_seconds: left, setting, extra_minutes, streak } = progress;
  const all = setting.daily_limit_minutes === null ? DAY_SECONDS : (setting.daily_limit_minutes + extra_minutes) * 60;
  const gone = Math.min(1, left === null ? today.seconds / all : 1 - left / all);
  const isOver = left === 0;
  const said =
    left === null
      ? today.seconds < 60
        ? '오늘도 함께 써 볼까요?'
        : `오늘 ${Math.floor(today.seconds / 60)}분 배웠어요`
      : isOver
        ? '오늘은 여기까지 했어요. 내일 또 만나요!'
        : `오늘 ${minutes(left)}분 남았어요`;
  const more = [
    today.letters > 0 ? `오늘 쓴 글자 ${today.letters}개` : null,
    streak > 1 ? `${streak}일째 이어서 배우고 있어요` : null,
  ].filter((words) => words !== null);
  return (
    <Card>
      <Scene gone={gone} flowers={Math.min(FLOWERS, today.letters)} asleep={isOver} />
      <p>
        {said}
        {more.length > 0 ? <small>{more.join(' · ')}</small> : null}
      </p>
    </Card>
  );
}

const TONES = [color.coral, color.lilac, color.apricot, color.sky] as const;

function Scene({ gone, flowers, asleep }: { gone: number; flowers: number; asleep: boolean }) {
  // From high on the left down to the hill on the right.
  const angle = Math.PI * (0.42 - gone * 0.42);
  const sun = {
    x: 200 + 150 * Math.cos(angle + Math.PI * 0.02) * (1 - 0.7 * (1 - gone)),
    y: 150 - 108 * Math.sin(angle),
  };
  return (
    <svg viewBox="0 0 400 170" aria-hidden="true" focusable="false">
      <rect width="400" height="170" fill={asleep ? color.artNight : color.skySoft} />
      <g transform={`translate(${sun.x} ${sun.y})`}>
        <circle r="40" fill={color.sun} opacity="0.25" />
        <circle r="27" fill={color.sun} />
        <Crescent cx="12" cy="-7" r="22" fill={asleep ? color.artNight : color.skySoft} />
        <SunFace
          d="M-9-3q3-4 6 0M3-3q3-4 6 0M-5 6q5 5 10 0"
          fill="none"
          stroke={color.artInk}
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </g>
      <Cloud x={70} y={44} fill={color.artWhite} />
      <Cloud x={318} y={34} s={0.7} fill={color.artWhite} />
      <path d="M0 132C70 104 150 108 220 124s130 8 180-10v56H0Z" fill={color.artLeafDeep} opacity="0.55" />
      <path d="M0 148c90-18 170-8 240-2s110 0 160-8v32H0Z" fill={color.artLeaf} />
      {Array.from({ length: FLOWERS }, (_, index) => {
        const x = 34 + index * 47;
        const y = 152 + (index % 2) * 10;
        return index < flowers ? (
          <Flower key={x} x={x} y={y} fill={TONES[index % TONES.length] ?? color.coral} />
        ) : (
          <Sprout key={x} x={x} y={y} s={0.42} />
        );
      })}
    </svg>
  );
}

const DARK = '@media (prefers-color-scheme: dark)';

/** The sky in front of the sun leaves a crescent moon. */
const Crescent = styled('circle')({ display: 'none', [DARK]: { display: 'inline' } });

const SunFace = styled('path')({ [DARK]: { display: 'none' } });

const Card = styled('section')({
  overflow: 'hidden',
  borderRadius: radius.sheet,
  backgroundColor: color.surfaceRaised,
  border: `2px solid ${color.line}`,
  '& > svg': { display: 'block', width: '100%', height: 'auto' },
  '& > p': { ...text.title, padding: `${space(3)} ${space(4)} ${space(4)}`, textAlign: 'center' },
  '& > p > small': { ...text.body, display: 'block', color: color.inkSoft },
});
