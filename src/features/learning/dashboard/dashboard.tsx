import type { LearningGlyph, LearningProgress } from '@contract/learning/learning.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { letterName } from '@/features/learning/letter-names';
import { StickerBook } from '@/features/learning/stickers/sticker-book';
import { ChildButton } from '@/features/learning/ui/child-button';
import { ChildScreen } from '@/features/learning/ui/child-screen';
import { openLetters, useLearning } from '@/features/learning/use-learning';
import { LockIcon } from '@/shared/art/icons/further-icons';
import { whenIdle } from '@/shared/lib/idle';
import { color, media, motion, radius, space, text } from '@/shared/tokens';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { DashboardSkeleton } from './dashboard-skeleton';
import { Garden } from './garden';
import { TwoColumns } from './two-columns';
import { WorldCards } from './world-cards';

/** The child's learning home: time left today, the next letter, the worlds, and the sticker book. */
export function Dashboard({ profileId }: { profileId: string }) {
  const navigate = useNavigate();
  const { profile } = useSelectedProfile(profileId);
  const { glyphs, progress, query } = useLearning(profileId);

  // The letters open without a network once this page has. After its own answers, which share the connection.
  const isThere = glyphs !== undefined && progress !== undefined;
  useEffect(() => {
    if (!isThere) return;
    return whenIdle(() => void import('@/features/learning/learn-page').catch(() => undefined));
  }, [isThere]);

  return (
    <ChildScreen
      title={profile ? `${profile.name}의 배움 정원` : '배움 정원'}
      parent={
        <ChildButton icon={<LockIcon size={22} />} onClick={() => void navigate(paths.home)}>
          보호자 화면으로
        </ChildButton>
      }
    >
      <QueryBoundary
        query={query}
        skeleton={<DashboardSkeleton />}
        isEmpty={glyphs?.length === 0}
        empty={<EmptyState title="아직 글자가 없어요">곧 새 글자를 들고 올게요.</EmptyState>}
      >
        {glyphs && progress ? (
          <TwoColumns>
            <Stack spacing={4}>
              <Garden progress={progress} />
              <Next glyphs={glyphs} progress={progress} />
              <WorldCards glyphs={glyphs} progress={progress} />
            </Stack>
            <StickerBook stickers={progress.stickers} />
          </TwoColumns>
        ) : null}
      </QueryBoundary>
    </ChildScreen>
  );
}

/** The open letter that is not done yet, starting at the one tried last; the first letter for a new child. */
function nextLetter(all: readonly LearningGlyph[], progress: LearningProgress) {
  const { glyphs: tried, last_glyph_id } = progress;
  const open = openLetters(all, progress);
  const glyphs = all.filter(({ id }) => open.has(id));
  const last = glyphs.findIndex(({ id }) => id === last_glyph_id);
  const done = new Set(tried.flatMap(({ glyph_id, stars }) => (stars > 0 ? [glyph_id] : [])));
  const from = Math.max(0, last);
  const ahead = [...glyphs.slice(from), ...glyphs.slice(0, from)];
  return ahead.find(({ id }) => !done.has(id)) ?? ahead[0];
}

function Next({ glyphs, progress }: { glyphs: readonly LearningGlyph[]; progress: LearningProgress }) {
  const next = nextLetter(glyphs, progress);
  if (!next) return null;
  return (
    <GoOn to={paths.toLearnGlyph(next.id)}>
      <span aria-hidden="true">{next.unit_word}</span>
      <span>
        {progress.last_glyph_id === null ? '시작하기' : '이어하기'}
        <small style={{ ...text.body, display: 'block' }}>{letterName(next.unit_word)}</small>
      </span>
    </GoOn>
  );
}

const GoOn = styled(Link)({
  ...text.headline,
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  boxSizing: 'border-box',
  minHeight: '88px',
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.sheet,
  backgroundColor: color.primary,
  color: color.onPrimary,
  textDecoration: 'none',
  transition: `transform ${motion.press}ms ${motion.ease}`,
  '&:active': { transform: 'scale(0.98)' },
  [media.hover]: { '&:hover': { backgroundColor: color.primaryPressed } },
  '& > span:first-of-type': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minWidth: '64px',
    minHeight: '64px',
    borderRadius: '20px',
    backgroundColor: color.surfaceRaised,
    color: color.ink,
    fontSize: '2.25rem',
    lineHeight: 1,
  },
});
