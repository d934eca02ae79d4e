import styled from '@emotion/styled';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { AuthGate } from '@/app/gate/auth-gate';
import { ChildModeGate } from '@/app/gate/child-mode-gate';
import { NamedChild } from '@/app/gate/named-child';
import { RoleGate } from '@/app/gate/role-gate';
import { TermsGate } from '@/app/gate/terms-gate';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';
import { AppShell } from './app-shell';
import { useFocusPlace } from './use-focus-place';
import { usePageFade } from './use-page-fade';
import { useSignedInRedirect } from './use-signed-in-redirect';

/** The frame of every route: the gates, the shell, the child that the address names, and the spinner while a route's code loads. */
export function RootLayout() {
  const { state } = useNavigation();
  useFocusPlace();
  usePageFade();
  useSignedInRedirect();
  return (
    <>
      <AuthGate>
        <ChildModeGate>
          <TermsGate>
            <AppShell>
              <NamedChild>
                <RoleGate>
                  <Outlet />
                </RoleGate>
              </NamedChild>
            </AppShell>
          </TermsGate>
        </ChildModeGate>
      </AuthGate>
      {state === 'loading' ? (
        <Cover>
          <FullScreenSpinner />
        </Cover>
      ) : null}
      <ScrollRestoration />
    </>
  );
}

const Cover = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 1000,
  // no spinner for a page that loads quickly
  animation: 'gg-cover 1ms 250ms both',
  '@keyframes gg-cover': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
});
