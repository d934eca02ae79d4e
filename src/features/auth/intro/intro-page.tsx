import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { Logo } from '@/shared/art/icons/logo';
import { IntroCheckArt, IntroGrowArt, IntroTogetherArt } from '@/shared/art/illustrations/intro-panels';
import { isMotionReduced } from '@/shared/lib/motion';
import { color, media, motion, radius, safe, size, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { SignOutNote } from '../ui/sign-out-note';
import { DuePiece, PlayPiece, SheetPiece } from './intro-pieces';

const PANELS = [
  {
    Art: IntroGrowArt,
    Piece: DuePiece,
    title: '다음 접종·검진을 놓치지 않아요',
    text: '아이의 나이에 맞는 접종과 검진, 오늘 할 일을 알려 드려요.',
  },
  {
    Art: IntroCheckArt,
    Piece: SheetPiece,
    title: '5분 체크, 의사에게 보여 줄 한 장',
    text: '평소 모습을 떠올리며 답하면 잘하는 점과 지켜볼 점을 한 장에 담아 드려요.',
  },
  {
    Art: IntroTogetherArt,
    Piece: PlayPiece,
    title: '오늘 7분, 함께 놀아요',
    text: '아이에게 맞는 놀이를 날마다 고르고, 또래 부모들과 이야기도 나눠요.',
  },
] as const;

export function IntroPage() {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const onScroll = () => {
    const { current } = track;
    if (current && current.clientWidth > 0) setShown(Math.round(current.scrollLeft / current.clientWidth));
  };
  const show = (index: number) => {
    const { current } = track;
    const still = isMotionReduced();
    current?.scrollTo({ left: index * current.clientWidth, behavior: still ? 'auto' : 'smooth' });
    setShown(index);
  };

  return (
    <PageShell
      title="쑥쑥플래너를 소개해요"
      titleHidden
      width="wide"
      header={
        <Top>
          <Logo />
        </Top>
      }
    >
      <Frame>
        <SignOutNote />
        {/* Scrolled by keyboard too, so it can hold the focus. */}
        <Track ref={track} onScroll={onScroll} tabIndex={0} aria-label="소개">
          {PANELS.map(({ Art, Piece, title, text: words }) => (
            <Panel key={title}>
              <Picture>
                <Art />
                <Piece />
              </Picture>
              <div>
                <h2>{title}</h2>
                <p>{words}</p>
              </div>
            </Panel>
          ))}
        </Track>
        <Dots>
          {PANELS.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              aria-label={`소개 ${index + 1}/${PANELS.length}: ${title}`}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => show(index)}
            >
              <i />
            </button>
          ))}
        </Dots>
        <Buttons>
          <MainButton component={Link} to={paths.auth.profileForm}>
            시작하기
          </MainButton>
          <MainButton component={Link} to={paths.auth.login} look="quiet">
            이미 계정이 있어요
          </MainButton>
        </Buttons>
        <Sources>질병관리청 성장도표 · CDC 발달 이정표를 바탕으로 해요</Sources>
      </Frame>
    </PageShell>
  );
}

const Top = styled('header')({ padding: `calc(${space(5)} + ${safe.top}) ${space(5)} 0`, textAlign: 'center' });

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${space(30)})`,
  [media.pad]: { minHeight: `calc(100dvh - ${space(36)})`, justifyContent: 'center' },
});

const Track = styled('ul')({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  borderRadius: radius.card,
  '&::-webkit-scrollbar': { display: 'none' },
  [media.pad]: { flex: 'none' },
});

const Panel = styled('li')({
  flex: '0 0 100%',
  boxSizing: 'border-box',
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  padding: `${space(2)} ${space(3)}`,
  textAlign: 'center',
  textWrap: 'balance',
  '& h2': { ...text.headline, marginBottom: space(2) },
  '& p': { ...text.body, color: color.inkSoft, maxWidth: '22em', margin: '0 auto' },
  // a pad has room for picture and words side by side
  [media.pad]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    alignItems: 'center',
    gap: space(8),
    padding: `${space(4)} ${space(6)}`,
    textAlign: 'start',
    '& h2': { ...text.display, fontSize: '2rem', marginBottom: space(3) },
    '& p': { ...text.lead, fontSize: '1.125rem', margin: 0 },
  },
});

const Picture = styled('div')({
  marginBottom: space(5),
  '& > svg': { display: 'block', width: 'min(220px, 56vw, 26dvh)', height: 'auto', margin: `0 auto ${space(2)}` },
  // the part of the product rather than the animal on a short screen
  '@media (max-height: 720px)': { '& > svg': { display: 'none' } },
  [media.pad]: { margin: 0, '& > svg': { width: 'min(360px, 100%, 40dvh)', margin: `0 auto ${space(4)}` } },
});

const Sources = styled('p')({ ...text.caption, marginTop: space(3), color: color.inkSoft, textAlign: 'center' });

const Dots = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  margin: `${space(1)} 0 ${space(3)}`,
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: size.touch,
    height: size.touch,
    padding: 0,
    border: 0,
    borderRadius: radius.round,
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  '& > button > i': {
    width: '9px',
    height: '9px',
    borderRadius: radius.round,
    backgroundColor: color.lineStrong,
    transition: `width ${motion.calm}ms ${motion.ease}, background-color ${motion.calm}ms`,
  },
  '& > button[aria-current] > i': { width: '26px', backgroundColor: color.primary },
});

const Buttons = styled('div')({ display: 'grid', gap: space(2), width: '100%', maxWidth: '400px', margin: '0 auto' });
