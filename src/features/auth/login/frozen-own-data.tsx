import type { LoginInput } from '@contract/auth/auth';
import type { FrozenExportInput } from '@contract/auth/freezes';
import { type MailCodeProof, mailCodeProof } from '@contract/common/mail-code';
import type { DataExport } from '@contract/mypage/export.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { ExportButton, ExportStatus } from '@/domain/data-export/export-view';
import { EXPORT_POLL_MS, useDataExport } from '@/domain/data-export/use-data-export';
import { CodeField } from '@/domain/mailed-code/code-field';
import { codeRefusal } from '@/domain/mailed-code/code-refusal';
import { type SentCode, sentNow, useFocusOnSent } from '@/domain/mailed-code/sent-code';
import { isInApp } from '@/shared/bridge/bridge';
import { showRefusal, useSubmit } from '@/shared/forms/use-submit';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';
import {
  useReadFrozenExportMutation,
  useRequestFrozenExportMutation,
  useSendFrozenExportCodeMutation,
} from './frozen-api';

type Props = { credentials: LoginInput; isStolen: boolean };

/** The way to one's data; of a stolen account only with a code mailed to its own address. */
export function OwnData({ credentials, isStolen }: Props) {
  const [proof, setProof] = useState<MailCodeProof | null>(null);
  const proved = useMemo(() => ({ ...credentials, proof }), [credentials, proof]);
  if (isInApp())
    return (
      <Typography variant="small" color="textSecondary" align="center">
        내 정보는 휴대폰이나 컴퓨터의 브라우저로 이 화면을 열어 내려받을 수 있어요.
      </Typography>
    );
  return (
    <Stack spacing={2}>
      <Typography variant="label" color="textSecondary" align="center">
        내 정보 내려받기
      </Typography>
      {isStolen && !proof ? <ProofForm credentials={credentials} onProof={setProof} /> : <Archive proved={proved} />}
    </Stack>
  );
}

type Values = { code: string; sent: SentCode | null };
type ProofFormProps = { credentials: LoginInput; onProof: (proof: MailCodeProof) => void };

function ProofForm({ credentials, onProof }: ProofFormProps) {
  const form = useForm<Values>({ defaultValues: { code: '', sent: null } });
  const [mail, { isLoading: mailing }] = useSendFrozenExportCodeMutation();
  const [read] = useReadFrozenExportMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const sent = useWatch({ control: form.control, name: 'sent' });
  useFocusOnSent(form, 'code', sent);
  const showError = (error: unknown) => setProblem(showRefusal(form, codeRefusal(error), ['code']));
  const request = async () => {
    setProblem(null);
    const { data, error } = await mail(credentials);
    if (!data) return showError(error);
    form.clearErrors('code');
    form.setValue('code', '');
    form.setValue('sent', sentNow(data, '내 이메일', ''));
  };
  const formProps = useSubmit(form, async ({ code, sent: mailed }) => {
    setProblem(null);
    if (!mailed) return request();
    const proof = v.safeParse(mailCodeProof, { request_id: mailed.request_id, code });
    if (!proof.success) return form.setError('code', { message: proof.issues[0].message }, { shouldFocus: true });
    const { error } = await read({ ...credentials, proof: proof.output });
    if (error) return showError(error);
    onProof(proof.output);
  });
  return (
    <form {...formProps} aria-label="내 정보 내려받기">
      <Stack spacing={3}>
        <Typography variant="small" color="textSecondary">
          다른 사람이 비밀번호를 알 수 있어서, 메일로 한 번 더 확인해요. 최근 7일 안에 이메일이 바뀌었다면 바뀌기 전
          주소로 보내요.
        </Typography>
        {sent ? (
          <CodeField
            sent={sent}
            onResend={() => void request()}
            resending={mailing}
            error={form.formState.errors.code?.message}
            {...form.register('code')}
          />
        ) : null}
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" look="outline" pending={form.formState.isSubmitting}>
          {sent ? '확인하기' : '확인 번호 받기'}
        </MainButton>
      </Stack>
    </form>
  );
}

function Archive({ proved }: { proved: FrozenExportInput }) {
  const view = useFrozenExport(proved);
  return (
    <>
      <ExportButton view={view} look="outline" />
      <ExportStatus view={view} whenClosed="화면을 닫았다면 다시 로그인해서 받을 수 있어요." />
    </>
  );
}

/** Asked for with the credentials each time, as there is no session. */
function useFrozenExport(proved: FrozenExportInput) {
  const [read, reading] = useReadFrozenExportMutation();
  const [request, requesting] = useRequestFrozenExportMutation();
  const [archive, setArchive] = useState<DataExport>();
  const state = archive?.state;
  useEffect(() => {
    if (state !== undefined && state !== 'preparing') return;
    const ask = () => void read(proved).then(({ data }) => data && setArchive(data));
    if (state === undefined) return ask();
    const timer = setInterval(ask, EXPORT_POLL_MS);
    return () => clearInterval(timer);
  }, [state, read, proved]);
  return useDataExport({
    archive,
    onRequest: () => void request(proved).then(({ data }) => data && setArchive(data)),
    isRequesting: requesting.isLoading,
    error: requesting.error ?? reading.error,
  });
}
