import type { ConsentKind } from '@contract/accounts/consents';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useListConsentsQuery } from '@/domain/legal/legal-api';
import { paths } from '@/domain/paths';
import { checkSession } from '@/features/auth/auth-api';
import { useUpdateConsentMutation } from '@/features/mypage/settings/settings-api';
import { LogOut } from '@/features/mypage/ui/log-out';
import { isApiError } from '@/shared/api/api-error';
import { DownloadIcon } from '@/shared/art/icons/further-icons';
import { AlertIcon } from '@/shared/art/icons/icon';
import { useIdempotencyKey } from '@/shared/forms/use-idempotency-key';
import { useAppDispatch } from '@/shared/store/hooks';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { NewText } from './new-text';

type Due = readonly ConsentKind[];

function useAgreeing(due: Due) {
  const dispatch = useAppDispatch();
  const idempotencyKeyFor = useIdempotencyKey();
  const [updateConsent] = useUpdateConsentMutation();
  const [agreed, setAgreed] = useState<Partial<Record<ConsentKind, string>>>({});
  const [pending, setPending] = useState(false);
  const [tried, setTried] = useState(false);
  // A text that changed while it was read is read again.
  const [reading, setReading] = useState(0);

  const send = async () => {
    for (const kind of due) {
      const input = { kind, given: true, text_version: agreed[kind] };
      const { error } = await updateConsent({ ...input, idempotencyKey: idempotencyKeyFor(input) });
      if (!error) continue;
      if (isApiError(error) && error.code === 'CONSENT_TEXT_CHANGED') {
        setAgreed({});
        setTried(false);
        setReading(reading + 1);
      }
      return;
    }
    await dispatch(checkSession());
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (pending) return;
    if (due.some((kind) => agreed[kind] === undefined)) {
      event.currentTarget.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
      return;
    }
    setPending(true);
    void send().finally(() => setPending(false));
  };
  const onChange = (kind: ConsentKind, version: string | undefined) => setAgreed({ ...agreed, [kind]: version });
  return { agreed, onChange, pending, tried, reading, submit };
}

/** Shown instead of a page while a required text has a new version: what changed, from when, agree or leave. */
export function NewTermsPage({ due }: { due: Due }) {
  const { data: consents } = useListConsentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { agreed, onChange, pending, tried, reading, submit } = useAgreeing(due);

  return (
    <PageShell title="약관 변경 안내" titleHidden width="narrow">
      <Stack spacing={6} style={{ paddingTop: 24 }}>
        <Stack spacing={2}>
          <Stack
            direction="row"
            spacing={2}
            sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography component="h2" variant="headline">
              약관이 바뀌었어요
            </Typography>
            <MainButton
              component="a"
              href={paths.emergency}
              look="quiet"
              size="small"
              fit
              icon={<AlertIcon size={20} />}
            >
              급할 때
            </MainButton>
          </Stack>
          <Typography color="textSecondary">
            바뀐 내용에 동의하면 이어서 쓸 수 있어요. 지금까지의 기록과 적고 있던 내용은 그대로 있어요.
          </Typography>
        </Stack>
        <form onSubmit={submit} noValidate>
          <Stack spacing={4}>
            {due.map((kind) => (
              <NewText
                key={`${kind} ${reading}`}
                kind={kind}
                before={consents?.now.find((consent) => consent.kind === kind)?.text_version ?? null}
                version={agreed[kind]}
                onChange={(version) => onChange(kind, version)}
                error={tried && agreed[kind] === undefined ? '동의해야 이어서 쓸 수 있어요.' : undefined}
              />
            ))}
            <MainButton type="submit" pending={pending}>
              동의하고 계속하기
            </MainButton>
          </Stack>
        </form>
        <Stack spacing={2}>
          <Typography variant="small" color="textSecondary">
            동의하고 싶지 않다면 내 정보를 내려받고 탈퇴할 수 있어요.
          </Typography>
          <MainButton
            component={Link}
            to={`${paths.mypage.setting}#export`}
            look="outline"
            icon={<DownloadIcon size={20} />}
          >
            내 정보 내려받기
          </MainButton>
          <LogOut />
          <MainButton component={Link} to={paths.mypage.cancelMembership} look="quiet" size="small">
            회원 탈퇴
          </MainButton>
        </Stack>
      </Stack>
    </PageShell>
  );
}
