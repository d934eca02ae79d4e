import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LearningEntryKind } from '@/domain/learning/learning-entry-words';
import { selectProfileId } from '@/domain/profiles/profiles-slice';
import { selectUser } from '@/features/auth/auth-slice';
import { NO_ANSWER_MESSAGE } from '@/shared/api/api-error';
import { isInApp } from '@/shared/bridge/bridge';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { loadChunk } from '@/shared/ui/load-chunk';
import { Presence } from '@/shared/ui/presence';
import { TabBar } from './tab-bar';
import { activeTab, TABS, tabStep } from './tabs';

type Sheet = { kind: LearningEntryKind; Component: ComponentType<{ kind: LearningEntryKind; onClose: () => void }> };
const loadSheet = () => loadChunk(() => import('./learning-sheet'));

/** The five tabs, with what each asks before it opens. */
export function AppTabs() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const profileId = useAppSelector(selectProfileId);
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const active = activeTab(pathname);

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
      const step = tabStep(key, { inApp: isInApp(), profileId, user });
      if (step.kind === 'sheet') void open(step.sheet);
      else void navigate(step.to, { state: step.state ?? null });
    },
  }));

  return (
    <>
      <TabBar items={items} />
      <Presence>{sheet ? <sheet.Component kind={sheet.kind} onClose={() => setSheet(null)} /> : null}</Presence>
    </>
  );
}
