import type { LearningGlyph, LearningProgress } from '@contract/learning/learning.responses';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { filterGlyphs } from '@/features/learning/use-learning';
import { WORLDS } from '@/features/learning/worlds';
import { motion, radius, space, text, toneColors } from '@/shared/tokens';

/** The three worlds, each with how many of its letters have a star. */
export function WorldCards({ glyphs, progress }: { glyphs: readonly LearningGlyph[]; progress: LearningProgress }) {
  const done = new Set(progress.glyphs.flatMap(({ glyph_id, stars }) => (stars > 0 ? [glyph_id] : [])));
  return (
    <Row>
      {WORLDS.map((world) => {
        const letters = filterGlyphs(glyphs, world);
        const { soft, on } = toneColors[world.tone];
        return (
          <li key={world.subject}>
            <World to={paths.toLearnWorld(world.subject)} style={{ backgroundColor: soft, color: on }}>
              <span aria-hidden="true">{world.sign}</span>
              {world.name}
              <small>{`글자 ${letters.filter(({ id }) => done.has(id)).length} / ${letters.length}`}</small>
            </World>
          </li>
        );
      })}
    </Row>
  );
}

const Row = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr))',
  gap: space(2),
});

const World = styled(Link)({
  ...text.title,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minHeight: '132px',
  height: '100%',
  padding: `${space(3)} ${space(2)}`,
  borderRadius: radius.sheet,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `transform ${motion.press}ms ${motion.ease}`,
  '&:active': { transform: 'scale(0.96)' },
  '& > span:first-of-type': { fontSize: '2.5rem', lineHeight: 1.25, fontWeight: 800 },
  '& > small': { ...text.label, fontVariantNumeric: 'tabular-nums' },
});
