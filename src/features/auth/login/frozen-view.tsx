import type { LoginInput } from '@contract/auth/auth';
import { FREEZE_REASONS, FREEZE_TEXT_MAX, frozenAppealInput } from '@contract/auth/freezes';
import type { FrozenAccount } from '@contract/auth/freezes.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as v from 'valibot';
import { SleepingMoonArt } from '@/shared/art/illustrations/sleeping-moon';
import { useApiForm } from '@/shared/forms/use-api-form';
import { dayOfTime } from '@/shared/lib/age-label';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { StateView } from '@/shared/ui/feedback/state-view';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { useAppealFreezeMutation } from './frozen-api';
import { OwnData } from './frozen-own-data';

type Props = { credentials: LoginInput; frozen: FrozenAccount; onClose: () => void };

/** Instead of the log-in form: why and since when the account is frozen, the one appeal, and the way to one's data. */
export function FrozenView({ credentials, frozen, onClose }: Props) {
  const [account, setAccount] = useState(frozen);
  const reason = FREEZE_REASONS.find((freezeReason) => freezeReason.reason === account.reason)?.label ?? '';
  return (
    <Stack spacing={6}>
      <StateView art={<SleepingMoonArt size={132} />} title="이용이 정지된 계정이에요" compact>
        {dayOfTime(account.frozen_at)}부터 로그인할 수 없어요.
      </StateView>
      <Card>
        <Stack spacing={2}>
          <Typography variant="label" color="textSecondary">
            이유
          </Typography>
          <Typography variant="strong">{reason}</Typography>
          <Typography style={{ whiteSpace: 'pre-line' }}>{account.text}</Typography>
        </Stack>
      </Card>
      {account.can_appeal ? (
        <AppealForm credentials={credentials} onSent={setAccount} />
      ) : (
        <SentAppeal appeal={account.appeal} />
      )}
      <OwnData credentials={credentials} isStolen={account.reason === 'stolen'} />
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
    draft: 'freeze_appeal',
    fields: ['text'],
    send: async ({ text }) => onSent(await appeal({ ...credentials, text }).unwrap()),
    onSent: () => undefined,
  });
  return (
    <form {...formProps} aria-label="이의 내기">
      <Stack spacing={3}>
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
      <Stack spacing={2}>
        <Typography variant="label" color="textSecondary">
          {dayOfTime(sent_at)}에 낸 이의
        </Typography>
        <Typography style={{ whiteSpace: 'pre-line' }}>{text}</Typography>
        <Typography variant="label" color="textSecondary">
          {answer ? `${dayOfTime(answer.at)}에 온 답` : '운영팀의 답'}
        </Typography>
        <Typography style={{ whiteSpace: 'pre-line' }}>
          {answer ? answer.text : '살펴보고 있어요. 답은 메일로 알려 드리고, 이 화면에서도 볼 수 있어요.'}
        </Typography>
      </Stack>
    </Card>
  );
}
