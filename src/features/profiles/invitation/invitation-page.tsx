import { type InvitationSecret, invitationToken } from '@contract/profiles/sharing';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@/domain/paths';
import { forgetWantedPlace } from '@/shared/session/wanted-place';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';
import { InAppNotice } from '@/shared/ui/feedback/in-app-notice';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { InvitationView } from './invitation-view';

const CodeForm = lazy(async () => ({ default: (await import('./code-form')).CodeForm }));

const tokenInState = v.object({ token: invitationToken });

/** The token of the link: in the fragment, then in the entry of the history, which is not an address to pass on. */
function useToken(): string | null {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const token = v.safeParse(invitationToken, hash.slice(1));
  const kept = v.safeParse(tokenInState, state);
  const fresh = token.success ? token.output : null;
  useEffect(() => {
    forgetWantedPlace();
    if (fresh !== null) void navigate(paths.mypage.invitation, { replace: true, state: { token: fresh } });
  }, [fresh, navigate]);
  return fresh ?? (kept.success ? kept.output.token : null);
}

/** /mypage/invitation: an invitation by the link that was opened, or by a code that is typed. */
export function InvitationPage() {
  const token = useToken();
  const navigate = useNavigate();
  const [code, setCode] = useState<string | null>(null);
  const secret: InvitationSecret | null = token !== null ? { token } : code !== null ? { code } : null;
  const typeCode = () => {
    setCode(null);
    void navigate(paths.mypage.invitation, { replace: true, state: null });
  };
  return (
    <PageShell title="초대받은 아이 보기" back={paths.mypage.root} width="narrow">
      <InAppNotice
        address={token === null ? undefined : `${window.location.origin}${paths.mypage.invitation}#${token}`}
      >
        로그인이 이어지지 않을 수 있어요.
      </InAppNotice>
      {secret ? (
        <InvitationView secret={secret} onTypeCode={typeCode} />
      ) : (
        <Suspense fallback={<FullScreenSpinner inside />}>
          <CodeForm onFound={setCode} />
        </Suspense>
      )}
    </PageShell>
  );
}
