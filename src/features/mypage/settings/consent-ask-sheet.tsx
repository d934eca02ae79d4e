import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useGetLegalTextQuery } from '@/domain/legal/legal-api';
import { LegalSkeleton, LegalWords } from '@/domain/legal/legal-words';
import { paths } from '@/domain/paths';
import { useIdempotencyKey } from '@/shared/forms/use-idempotency-key';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import type { Consent, ConsentHow } from './consent-line';
import { useUpdateConsentMutation } from './settings-api';

export type ConsentAsk = { consent: Consent; how: ConsentHow };

/** A sheet over the list: the text of one consent, to read or to agree to, or the effect of withdrawing it. */
export function ConsentAskSheet({ ask, onClose }: { ask: ConsentAsk; onClose: () => void }) {
  return ask.how === 'withdraw' ? (
    <WithdrawSheet consent={ask.consent} onClose={onClose} />
  ) : (
    <TextSheet consent={ask.consent} isAgreeing={ask.how === 'give'} onClose={onClose} />
  );
}

function useChange({ kind, title }: Consent, onDone: () => void) {
  const dispatch = useAppDispatch();
  const idempotencyKeyFor = useIdempotencyKey();
  const [updateConsent, { isLoading }] = useUpdateConsentMutation();
  const send = async (given: boolean) => {
    const { error } = await updateConsent({ kind, given, idempotencyKey: idempotencyKeyFor({ kind, given }) });
    if (error) return;
    dispatch(succeeded(`${title.replace(/ 동의$/, '')}${given ? '에 동의했어요' : ' 동의를 철회했어요'}`));
    onDone();
  };
  return { send: (given: boolean) => void send(given), pending: isLoading };
}

function TextSheet({ consent, isAgreeing, onClose }: { consent: Consent; isAgreeing: boolean; onClose: () => void }) {
  const query = useGetLegalTextQuery({ kind: consent.kind });
  const { data: legal } = query;
  const { send, pending } = useChange(consent, onClose);
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={consent.title}
      actions={
        isAgreeing && legal ? (
          <MainButton pending={pending} onClick={() => send(true)}>
            동의하기
          </MainButton>
        ) : undefined
      }
    >
      <QueryBoundary query={query} compact skeleton={<LegalSkeleton />}>
        {legal ? <LegalWords legal={legal} /> : null}
      </QueryBoundary>
    </BottomSheet>
  );
}

function WithdrawSheet({ consent, onClose }: { consent: Consent; onClose: () => void }) {
  const { send, pending } = useChange(consent, onClose);
  const deletes = consent.kind === 'sensitive';
  return (
    <BottomSheet
      open
      onClose={onClose}
      title="동의를 철회할까요?"
      actions={
        <Stack spacing={2}>
          {consent.required ? (
            <MainButton component={Link} to={paths.mypage.cancelMembership} look="outline">
              회원 탈퇴 알아보기
            </MainButton>
          ) : (
            <MainButton look={deletes ? 'danger' : 'outline'} pending={pending} onClick={() => send(false)}>
              {deletes ? '모두 지우고 철회하기' : '철회하기'}
            </MainButton>
          )}
          <MainButton look="quiet" onClick={onClose}>
            그대로 둘래요
          </MainButton>
        </Stack>
      }
    >
      <Stack spacing={2}>
        <Typography variant="strong">{consent.title}</Typography>
        <Typography color="textSecondary">{consent.withdrawal}</Typography>
      </Stack>
    </BottomSheet>
  );
}
