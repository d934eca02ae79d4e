import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { NeedsChild } from '@/domain/profiles/needs-child';
import { selectUser } from '@/features/auth/auth-slice';
import { isInApp } from '@/shared/bridge/bridge';
import { useBackOr } from '@/shared/lib/use-back-or';
import { useAppSelector } from '@/shared/store/hooks';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { useStudyClock } from './clock/use-study-clock';
import { LearningEntryPage } from './learning-entry-page';
import { LettersPage } from './letters/letters-page';
import { LettersSkeleton } from './letters/letters-skeleton';
import { TracePage } from './trace/trace-page';
import { ChildScreen } from './ui/child-screen';
import { useLearning } from './use-learning';
import { getWorld } from './worlds';

/** /learn, in the shell and behind a guardian password alone: `?glyph=` one letter, else the letters of `?world=`. */
export function LearnPage() {
  const user = useAppSelector(selectUser);
  if (!isInApp()) return <LearningEntryPage kind="app-only" />;
  if (user && !user.grow_learning_password) return <LearningEntryPage kind="guardian-password" />;
  return <NeedsChild>{(profileId) => <Learn key={profileId} profileId={profileId} />}</NeedsChild>;
}

function Learn({ profileId }: { profileId: string }) {
  const [params] = useSearchParams();
  const owner = useAppSelector((state) => selectUser(state)?.id ?? state.auth.accountId) ?? '';
  const { glyphs, progress, query } = useLearning(profileId);
  const child = { owner, profileId };
  const pause = useStudyClock(child);

  const wanted = Number(params.get('glyph'));
  const glyph = glyphs?.find(({ id }) => id === wanted);
  const world = getWorld(glyph?.subject ?? params.get('world'));
  const back = useBackOr(glyph ? paths.toLearnWorld(world.subject) : paths.contentDashboardOwn);

  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  if (glyph && glyphs && progress) {
    return <TracePage child={child} glyphs={glyphs} progress={progress} glyph={glyph} onPause={pause} onBack={back} />;
  }
  return (
    <ChildScreen title={world.name} back={{ label: '뒤로', go: back }}>
      <QueryBoundary query={query} skeleton={<LettersSkeleton />}>
        {glyphs && progress ? <LettersPage world={world} glyphs={glyphs} progress={progress} /> : null}
      </QueryBoundary>
    </ChildScreen>
  );
}
