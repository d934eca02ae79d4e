import { type ComponentType, startTransition, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useKnownRole } from '@/app/gate/use-known-role';
import type { LearningEntryKind } from '@/domain/learning/learning-entry-words';
import { selectProfileId } from '@/domain/profiles/profiles-slice';
import { selectUser } from '@/features/auth/auth-slice';
import { NO_ANSWER_MESSAGE } from '@/shared/api/api-error';
import { isInApp } from '@/shared/bridge/bridge';
import { afterPaint } from '@/shared/lib/after-paint';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { loadChunk } from '@/shared/ui/load-chunk';
import { TabBar } from './tab-bar';
import { activeTab, TABS, type TabKey, type TabStep, tabStep } from './tabs';

type Sheet = { kind: LearningEntryKind; Component: ComponentType<{ kind: LearningEntryKind; onClose: () => void }> };
const loadSheet = () => loadChunk(() => import('./learning-sheet'));

/** The tab of the page, or the tapped one from the tap on. */
function useTab(pathname: string) {
  const navigate = useNavigate();
  const [tapped, setTapped] = useState<{ key: TabKey; from: string } | null>(null);
  const go = async (key: TabKey, { to, state }: Extract<TabStep, { kind: 'go' }>) => {
    const own = { key, from: pathname };
    setTapped(own);
    // Shown first: the new page's first render takes longer than a tap may wait.
    await afterPaint();
    await navigate(to, { state: state ?? null });
    // With the new page, or without one.
    startTransition(() => setTapped((last) => (last === own ? null : last)));
  };
  return { active: tapped?.from === pathname ? tapped.key : activeTab(pathname), go };
}

/** The five tabs, with what each asks before it opens. */
export function AppTabs() {
  const { pathname } = useLocation();
  const profileId = useAppSelector(selectProfileId);
  const user = useAppSelector(selectUser);
  const role = useKnownRole();
  const dispatch = useAppDispatch();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { active, go } = useTab(pathname);

  // By hand: a lazy part that cannot be loaded would take the whole frame with it.
  const open = (kind: LearningEntryKind) =>
    loadSheet().then(
      ({ LearningSheet }) => setSheet({ kind, Component: LearningSheet }),
      () => void dispatch(failed(NO_ANSWER_MESSAGE)),
    );

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
      const step = tabStep(key, { inApp: isInApp(), profileId, user, role });
      if (step.kind === 'sheet') void open(step.sheet);
      else void go(key, step);
    },
  }));

  return (
    <>
      <TabBar items={items} />
      <ExitTransition>
        {sheet ? <sheet.Component kind={sheet.kind} onClose={() => setSheet(null)} /> : null}
      </ExitTransition>
    </>
  );
}
