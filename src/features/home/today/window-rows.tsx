import type { HealthWindow } from '@contract/home/health-windows.responses';
import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { MarkedRow } from '@/features/home/health-windows/marked-row';
import { isMarkedAtOnce, useMarkToday } from '@/features/home/health-windows/use-mark-today';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { latePart } from '@/shared/ui/late-part';
import { WindowRow } from './window-row';

const MarkSheet = latePart(async () => (await import('@/features/home/health-windows/mark-sheet')).MarkSheet);

interface WindowRowsProps {
  profileId: string;
  windows: readonly HealthWindow[];
  /** In place of the rows, when there is none. */
  empty: ReactNode;
}

/** The nearest windows on home. One tap marks what is due as received today; the way back stays in its place. */
export function WindowRows({ profileId, windows, empty }: WindowRowsProps) {
  const { profile } = useSelectedProfile(profileId);
  const [asked, setAsked] = useState<{ window: HealthWindow; consentNeeded: boolean } | null>(null);
  // Where a row was when it was marked: the answer that follows leaves it out.
  const [places, setPlaces] = useState<readonly { window: HealthWindow; at: number }[]>([]);
  const { marked, mark, undo, forget, isPending } = useMarkToday(profileId, (window, consentNeeded) =>
    setAsked({ window, consentNeeded }),
  );

  const rows = windows.filter(({ id }) => places.every(({ window }) => window.id !== id));
  for (const { window, at } of places.toSorted((a, b) => a.at - b.at))
    rows.splice(at, 0, windows.find(({ id }) => id === window.id) ?? window);
  const press = (window: HealthWindow, at: number) => {
    if (!isMarkedAtOnce(window)) return setAsked({ window, consentNeeded: false });
    setPlaces((all) => [...all.filter((each) => each.window.id !== window.id), { window, at }]);
    void mark(window);
  };
  if (rows.length === 0) return empty;
  return (
    <>
      <ul>
        {rows.map((window, at) =>
          marked.some(({ id }) => id === window.id) ? (
            <li key={window.id}>
              <MarkedRow window={window} pending={isPending(window)} onUndo={(each) => void undo(each)} />
            </li>
          ) : (
            <Row key={window.id}>
              <WindowRow window={window} />
              {window.state === 'open' ? (
                <MainButton
                  look="outline"
                  size="small"
                  fit
                  pending={isPending(window)}
                  aria-label={`${window.name} 받았어요`}
                  onClick={() => press(window, at)}
                >
                  받았어요
                </MainButton>
              ) : null}
            </Row>
          ),
        )}
      </ul>
      <ExitTransition>
        {asked ? (
          <MarkSheet
            key={asked.window.id}
            window={asked.window}
            profileId={profileId}
            birthDate={profile?.birth_date}
            consentNeeded={asked.consentNeeded}
            onClose={(isSaved) => {
              if (isSaved) {
                forget(asked.window);
                setPlaces((all) => all.filter(({ window }) => window.id !== asked.window.id));
              }
              setAsked(null);
            }}
          />
        ) : null}
      </ExitTransition>
    </>
  );
}

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  '& > :first-child': { flex: '1 1 0', minWidth: 0 },
  '& > button': { flex: 'none', marginInlineEnd: space(4) },
});
