import { Activity, lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { selectInChildMode } from '@/domain/guardian/child-mode-slice';
import { isChildModePath, isOpenBeforeAgreeing, isSignInPath } from '@/domain/paths';
import { selectConsentsDue } from '@/features/auth/auth-slice';
import { useAppSelector } from '@/shared/store/hooks';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';

const NewTermsPage = lazy(async () => ({ default: (await import('./new-terms-page')).NewTermsPage }));

/**
 * While a required text has a new version, every page asks for it, except those that need no consent and those of a child
 * who is learning. The page below stays mounted, so that what was typed on it is there after agreeing.
 */
export function TermsGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const due = useAppSelector(selectConsentsDue);
  const inChildMode = useAppSelector(selectInChildMode);
  const isOpen = isOpenBeforeAgreeing(pathname) || isSignInPath(pathname) || (inChildMode && isChildModePath(pathname));
  const asks = due.length > 0 && !isOpen;
  return (
    <>
      {asks ? (
        <Suspense fallback={<FullScreenSpinner />}>
          <NewTermsPage due={due} />
        </Suspense>
      ) : null}
      <Activity mode={asks ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  );
}
