import type { LearningGlyph, LearningProgress } from '@contract/learning/learning.responses';
import { GROUP_LABELS } from '@contract/learning/learning-words';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { letterName } from '@/features/learning/letter-names';
import { Stars } from '@/features/learning/ui/stars';
import { byGroup, filterGlyphs, openLetters } from '@/features/learning/use-learning';
import type { World } from '@/features/learning/worlds';
import { LockIcon } from '@/shared/art/icons/further-icons';
import { color, motion, radius, space, text, toneColors } from '@/shared/tokens';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Tiles } from './tiles';

interface LettersPageProps {
  world: World;
  glyphs: readonly LearningGlyph[];
  progress: LearningProgress;
}

/** /learn?world=: every letter of a world with its stars. */
export function LettersPage({ world, glyphs, progress }: LettersPageProps) {
  const stars = new Map(progress.glyphs.map((glyph) => [glyph.glyph_id, glyph.stars]));
  const open = openLetters(glyphs, progress);
  const groups = byGroup(filterGlyphs(glyphs, world));
  const { soft, on } = toneColors[world.tone];
  if (groups.length === 0) return <EmptyState title="아직 글자가 없어요">곧 새 글자를 들고 올게요.</EmptyState>;
  return (
    <Stack spacing={7} style={{ ['--tile' as string]: soft, ['--on-tile' as string]: on }}>
      {groups.map(({ group, glyphs: letters }) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <Typography component="h2" variant="title" id={`group-${group}`} style={{ marginBottom: space(3) }}>
            {GROUP_LABELS[group]}
          </Typography>
          <Tiles>
            {letters.map(({ id, unit_word }) => {
              const count = stars.get(id) ?? 0;
              const isOpen = open.has(id);
              const state = count > 0 ? `별 ${count}개` : '아직 별이 없어요';
              return (
                <li key={id}>
                  <Tile
                    to={paths.toLearnGlyph(id)}
                    aria-label={`${letterName(unit_word)}, ${isOpen ? state : '아직 잠겨 있어요'}`}
                    aria-current={id === progress.last_glyph_id ? 'true' : undefined}
                  >
                    <span>{unit_word}</span>
                    {isOpen ? <Stars count={count} size={18} /> : <LockIcon size={18} />}
                  </Tile>
                </li>
              );
            })}
          </Tiles>
        </section>
      ))}
    </Stack>
  );
}

const Tile = styled(Link)({
  ...text.display,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  boxSizing: 'border-box',
  minHeight: '92px',
  padding: space(2),
  borderRadius: radius.sheet,
  backgroundColor: 'var(--tile)',
  color: 'var(--on-tile)',
  textDecoration: 'none',
  transition: `transform ${motion.press}ms ${motion.ease}`,
  '&:active': { transform: 'scale(0.95)' },
  '&[aria-current]': { boxShadow: `inset 0 0 0 3px ${color.primary}` },
  '& > span:first-of-type': { fontSize: '2.125rem', lineHeight: 1.2, letterSpacing: 0 },
});
