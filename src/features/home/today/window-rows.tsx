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
  const { marked, mark, undo, isLoading } = useMarkToday(profileId, (window, consentNeeded) =>
    setAsked({ window, consentNeeded }),
  );
  const others = windows.filter(({ id }) => marked.every((each) => each.id !== id));
  const press = (window: HealthWindow) =>
    isMarkedAtOnce(window) ? void mark(window) : setAsked({ window, consentNeeded: false });
  return (
    <>
      {marked.length + others.length === 0 ? empty : null}
      <ul>
        {marked.map((window) => (
          <li key={window.id}>
            <MarkedRow window={window} pending={isLoading} onUndo={(each) => void undo(each)} />
          </li>
        ))}
        {others.map((window) => (
          <Row key={window.id}>
            <WindowRow window={window} />
            {window.state === 'open' ? (
              <MainButton
                look="outline"
                size="small"
                fit
                aria-label={`${window.name} 받았어요`}
                onClick={() => press(window)}
              >
                받았어요
              </MainButton>
            ) : null}
          </Row>
        ))}
      </ul>
      <ExitTransition>
        {asked ? (
          <MarkSheet
            key={asked.window.id}
            window={asked.window}
            profileId={profileId}
            birthDate={profile?.birth_date}
            consentNeeded={asked.consentNeeded}
            onClose={() => setAsked(null)}
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
