import type { LoginInput } from '@contract/auth/auth';
import { FREEZE_REASONS, FREEZE_TEXT_MAX, frozenAppealInput } from '@contract/auth/freezes';
import type { FrozenAccount } from '@contract/auth/freezes.responses';
import type { DataExport } from '@contract/mypage/export.responses';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { ExportButton, ExportStatus } from '@/domain/data-export/export-view';
import { EXPORT_POLL_MS, useDataExport } from '@/domain/data-export/use-data-export';
import { isInApp } from '@/shared/bridge/bridge';
import { useApiForm } from '@/shared/forms/use-api-form';
import { dayOfTime } from '@/shared/lib/age-label';
import { Card } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { SleepingMoonArt } from '@/shared/ui/illustrations/sleeping-moon';
import { MainButton } from '@/shared/ui/main-button';
import { Stack } from '@/shared/ui/stack';
import { StateView } from '@/shared/ui/state-view';
import { Text } from '@/shared/ui/text';
import { useAppealFreezeMutation, useReadFrozenExportMutation, useRequestFrozenExportMutation } from './frozen-api';

type Props = { credentials: LoginInput; frozen: FrozenAccount; onClose: () => void };

/** Instead of the log-in form: why and since when the account is frozen, the one appeal, and the way to one's data. */
export function FrozenView({ credentials, frozen, onClose }: Props) {
  const [account, setAccount] = useState(frozen);
  const reason = FREEZE_REASONS.find((one) => one.reason === account.reason)?.label ?? '';
  return (
    <Stack gap={6}>
      <StateView art={<SleepingMoonArt size={132} />} title="이용이 정지된 계정이에요" compact>
        {dayOfTime(account.frozen_at)}부터 로그인할 수 없어요.
      </StateView>
      <Card>
        <Stack gap={2}>
          <Text variant="label" ink="soft">
            이유
          </Text>
          <Text variant="strong">{reason}</Text>
          <Text style={{ whiteSpace: 'pre-line' }}>{account.text}</Text>
        </Stack>
      </Card>
      {account.can_appeal ? (
        <AppealForm credentials={credentials} onSent={setAccount} />
      ) : (
        <SentAppeal appeal={account.appeal} />
      )}
      <OwnData credentials={credentials} />
      <MainButton look="quiet" onClick={onClose}>
        다른 계정으로 로그인
      </MainButton>
    </Stack>
  );
}

const schema = v.object({ text: frozenAppealInput.entries.text });

function AppealForm({ credentials, onSent }: { credentials: LoginInput; onSent: (after: FrozenAccount) => void }) {
  const [appeal] = useAppealFreezeMutation();
  const { form, errors, pending, formProps, problem } = useApiForm({
    schema,
    defaultValues: { text: '' },
    fields: ['text'],
    send: async ({ text }) => onSent(await appeal({ ...credentials, text }).unwrap()),
    onSent: () => undefined,
  });
  return (
    <form {...formProps} aria-label="이의 내기">
      <Stack gap={3}>
        <Field
          label="이의"
          multiline
          minRows={4}
          hint={`결정이 맞지 않다고 생각하는 이유를 적어 주세요. 한 번 낼 수 있고, ${FREEZE_TEXT_MAX}자까지 쓸 수 있어요.`}
          error={errors.text?.message}
          {...form.register('text')}
        />
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={pending}>
          이의 내기
        </MainButton>
      </Stack>
    </form>
  );
}

function SentAppeal({ appeal }: Pick<FrozenAccount, 'appeal'>) {
  if (!appeal) return null;
  const { text, sent_at, answer } = appeal;
  return (
    <Card role="status">
      <Stack gap={2}>
        <Text variant="label" ink="soft">
          {dayOfTime(sent_at)}에 낸 이의
        </Text>
        <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>
        <Text variant="label" ink="soft">
          {answer ? `${dayOfTime(answer.at)}에 온 답` : '운영팀의 답'}
        </Text>
        <Text style={{ whiteSpace: 'pre-line' }}>
          {answer ? answer.text : '살펴보고 있어요. 답은 메일로 알려 드리고, 이 화면에서도 볼 수 있어요.'}
        </Text>
      </Stack>
    </Card>
  );
}

function OwnData({ credentials }: { credentials: LoginInput }) {
  const view = useFrozenExport(credentials);
  if (isInApp())
    return (
      <Text variant="small" ink="soft" align="center">
        내 정보는 휴대폰이나 컴퓨터의 브라우저로 이 화면을 열어 내려받을 수 있어요.
      </Text>
    );
  return (
    <Stack gap={2}>
      <Text variant="label" ink="soft" align="center">
        내 정보 내려받기
      </Text>
      <ExportButton view={view} look="outline" />
      <ExportStatus view={view} whenClosed="화면을 닫았다면 다시 로그인해서 받을 수 있어요." />
    </Stack>
  );
}

/** Asked for with the credentials each time, as there is no session. */
function useFrozenExport(credentials: LoginInput) {
  const [read, reading] = useReadFrozenExportMutation();
  const [request, requesting] = useRequestFrozenExportMutation();
  const [archive, setArchive] = useState<DataExport>();
  const state = archive?.state;
  useEffect(() => {
    if (state !== undefined && state !== 'preparing') return;
    const ask = () => void read(credentials).then(({ data }) => data && setArchive(data));
    if (state === undefined) return ask();
    const timer = setInterval(ask, EXPORT_POLL_MS);
    return () => clearInterval(timer);
  }, [state, read, credentials]);
  return useDataExport({
    archive,
    onRequest: () => void request(credentials).then(({ data }) => data && setArchive(data)),
    isRequesting: requesting.isLoading,
    error: requesting.error ?? reading.error,
  });
}
