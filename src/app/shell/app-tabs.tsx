import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectUser } from '@/features/auth/auth-slice';
import { selectProfileId } from '@/features/profiles/profiles-slice';
import { isInApp } from '@/shared/bridge/bridge';
import type { LearningEntryKind } from '@/shared/pages/learning-entry-words';
import { useAppSelector } from '@/shared/store/hooks';
import { TabBar } from '@/shared/ui/tab-bar';
import { activeTab, TABS, tabStep } from './tabs';

const LearningSheet = lazy(async () => ({ default: (await import('./learning-sheet')).LearningSheet }));

/** The five tabs, with what each asks before it opens. */
export function AppTabs() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const profileId = useAppSelector(selectProfileId);
  const user = useAppSelector(selectUser);
  const [sheet, setSheet] = useState<LearningEntryKind | null>(null);
  const active = activeTab(pathname);

  const items = TABS.map(({ key, label, icon, path }) => ({
    key,
    label,
    icon,
    to: path,
    active: key === active,
    onSelect: (event: { preventDefault(): void; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean }) => {
      // A new tab or window opens the path itself, which asks the same on its own.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const step = tabStep(key, { inApp: isInApp(), profileId, user });
      if (step.kind === 'sheet') setSheet(step.sheet);
      else void navigate(step.to, { state: step.state ?? null });
    },
  }));

  return (
    <>
      <TabBar items={items} />
      {sheet ? (
        <Suspense>
          <LearningSheet kind={sheet} onClose={() => setSheet(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
