import type { GrowthEntry, GrowthNewest } from '@contract/mypage/growth.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import { lazy, Suspense } from 'react';
import { listDay } from '@/shared/lib/age-label';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';
import { toEntryValues } from './form/entry-values';
import { useDeleteGrowthEntryMutation } from './growth-api';
import { growthOutbox, type PendingEntry } from './outbox/growth-outbox';

const EntrySheet = lazy(async () => ({ default: (await import('./form/entry-sheet')).EntrySheet }));
const ImportSheet = lazy(() => import('./import/import-sheet'));

/** The sheet that is open. */
export type OpenSheet =
  | { kind: 'new' | 'import' }
  | { kind: 'change'; entry: GrowthEntry }
  | { kind: 'waiting'; row: PendingEntry }
  | { kind: 'remove'; entry: GrowthEntry }
  | { kind: 'forget'; row: PendingEntry };

interface GrowthSheetsProps {
  sheet: OpenSheet;
  child: Profile;
  siblings: readonly Profile[];
  consentNeeded: boolean;
  newest: readonly GrowthNewest[];
  onSheet: (sheet: OpenSheet | null) => void;
  onRemoved: (entry: GrowthEntry) => void;
}

/** The sheets of the growth section, loaded when one is opened. */
export function GrowthSheets({ sheet, child, siblings, consentNeeded, newest, onSheet, onRemoved }: GrowthSheetsProps) {
  const close = () => onSheet(null);
  const common = { child, siblings, consentNeeded, newest, onClose: close };
  const shown = () => {
    switch (sheet.kind) {
      case 'new':
        return <EntrySheet {...common} occasion={{ kind: 'new' }} />;
      case 'change':
        return (
          <EntrySheet
            {...common}
            key={sheet.entry.id}
            occasion={{ kind: 'change', values: toEntryValues(child.id, sheet.entry) }}
            onRemove={() => onSheet({ kind: 'remove', entry: sheet.entry })}
          />
        );
      case 'waiting':
        return (
          <EntrySheet
            {...common}
            key={sheet.row.id}
            consentNeeded={consentNeeded && !sheet.row.entry.consent}
            occasion={{ kind: 'waiting', values: toEntryValues(child.id, sheet.row.entry) }}
            onRemove={() => onSheet({ kind: 'forget', row: sheet.row })}
          />
        );
      case 'import':
        return <ImportSheet child={child} consentNeeded={consentNeeded} onClose={close} />;
      case 'remove':
      case 'forget':
        return <RemoveSheet sheet={sheet} childId={child.id} onClose={close} onRemoved={onRemoved} />;
    }
  };
  return <Suspense fallback={null}>{shown()}</Suspense>;
}

interface RemoveSheetProps {
  sheet: Extract<OpenSheet, { kind: 'remove' | 'forget' }>;
  childId: string;
  onClose: () => void;
  onRemoved: (entry: GrowthEntry) => void;
}

function RemoveSheet({ sheet, childId, onClose, onRemoved }: RemoveSheetProps) {
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useDeleteGrowthEntryMutation();
  const day = sheet.kind === 'remove' ? sheet.entry.measured_on : sheet.row.entry.measured_on;
  const confirm = async () => {
    if (sheet.kind === 'forget') dispatch(growthOutbox.actions.discarded({ id: sheet.row.id }));
    else {
      if ((await remove({ profileId: childId, entryId: sheet.entry.id })).error) return;
      onRemoved(sheet.entry);
    }
    dispatch(succeeded('성장 기록을 지웠어요.'));
    onClose();
  };
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      pending={isLoading}
      danger
      title="이 기록을 지울까요?"
      confirmLabel="지우기"
    >
      {listDay(day)}에 잰 기록이 목록과 곡선에서 사라져요.
    </ConfirmSheet>
  );
}
