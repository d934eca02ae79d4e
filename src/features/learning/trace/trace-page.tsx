import { HOUR_MS } from '@contract/common/time';
import type { LearningGlyph, LearningProgress } from '@contract/learning/learning.responses';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { letterName } from '@/features/learning/letter-names';
import { type ChildRef, enqueueTrace } from '@/features/learning/outbox/learning-outbox';
import { ChildScreen } from '@/features/learning/ui/child-screen';
import { DayOver } from '@/features/learning/ui/day-over';
import { LockedLetter } from '@/features/learning/ui/locked-letter';
import { filterGlyphs, openLetters } from '@/features/learning/use-learning';
import { useAppDispatch } from '@/shared/store/hooks';
import { type Traced, Tracer } from './tracer';

interface TracePageProps {
  child: ChildRef;
  glyphs: readonly LearningGlyph[];
  progress: LearningProgress;
  glyph: LearningGlyph;
  /** Stores the time counted so far. */
  onPause: () => void;
  onBack: () => void;
}

const earned = ({ stickers }: LearningProgress) =>
  new Set(stickers.flatMap((sticker) => (sticker.earned_on ? [sticker.id] : [])));

/** /learn?glyph=: one letter after another. */
export function TracePage({ child, glyphs, progress, glyph, onPause, onBack }: TracePageProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOver = progress.left_seconds === 0;
  // A letter that was begun in time is finished in peace.
  const [ended, setEnded] = useState(isOver);
  const [before, setBefore] = useState(() => earned(progress));
  const name = letterName(glyph.unit_word);
  const { hand } = progress.setting;

  const saveTrace = ({ score, strokes, ms }: Traced) => {
    onPause();
    const per = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);
    dispatch(
      enqueueTrace(child, {
        glyph_id: glyph.id,
        revision: glyph.revision,
        stars: score.stars,
        in_order: score.inOrder,
        against: score.against.length,
        closeness: per(score.closeness),
        coverage: per(score.coverage),
        strokes: Math.min(500, strokes),
        hand,
        ms: Math.min(HOUR_MS, ms),
      }),
    );
  };
  const goOn = () => {
    setBefore(earned(progress));
    if (isOver) setEnded(true);
  };
  const open = openLetters(glyphs, progress);
  const next = () => {
    goOn();
    const world = filterGlyphs(glyphs, glyph).filter(({ id }) => open.has(id));
    const following = world[(world.findIndex(({ id }) => id === glyph.id) + 1) % world.length] ?? glyph;
    // All letters of a visit share one history entry.
    void navigate(paths.toLearnGlyph(following.id), { replace: true });
  };

  return (
    <ChildScreen title={name} back={{ label: '뒤로', go: onBack }}>
      {ended && isOver ? (
        <DayOver
          profileId={child.profileId}
          onHome={() => void navigate(paths.contentDashboardOwn, { replace: true })}
        />
      ) : !open.has(glyph.id) ? (
        <LockedLetter name={name} onBack={onBack} />
      ) : (
        <Tracer
          key={`${glyph.id} ${glyph.revision}`}
          glyph={glyph}
          name={name}
          hand={hand}
          onTraced={saveTrace}
          onAgain={goOn}
          onNext={next}
          stickers={progress.stickers.flatMap((sticker) =>
            sticker.earned_on && !before.has(sticker.id) ? [sticker.name] : [],
          )}
        />
      )}
    </ChildScreen>
  );
}
