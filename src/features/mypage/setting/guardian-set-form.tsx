import { guardianSetInput } from '@contract/settings';
import { useId } from 'react';
import * as v from 'valibot';
import { isApiError } from '@/shared/api/api-error';
import { BottomSheet } from '@/shared/ui/bottom-sheet';
import { MainButton } from '@/shared/ui/main-button';
import { Problem } from '@/shared/ui/problem';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useSetGuardianPasswordMutation } from '../settings-api';
import { useSendingForm } from '@/shared/lib/use-sending-form';
import { GuardianField } from '@/shared/guardian/guardian-field';
import { GUARDIAN_RULE } from '@/shared/guardian/guardian-rule';
import { confirmEntry, DIFFERENT, isSame } from '@/shared/guardian/typed-twice';

const setForm = v.pipe(
  v.object({ ...guardianSetInput.entries, confirm: confirmEntry }),
  v.forward(v.partialCheck([['password'], ['confirm']], isSame, DIFFERENT), ['confirm']),
);

interface GuardianSetFormProps {
  onClose: () => void;
  onSet: () => void;
  /** There is one already: it was set on another device. */
  onExists: () => void;
}

/** The first guardian password. */
export function GuardianSetForm({ onClose, onSet, onExists }: GuardianSetFormProps) {
  const id = useId();
  const [setPassword] = useSetGuardianPasswordMutation();
  const { form, errors, pending, formProps, problem } = useSendingForm({
    schema: setForm,
    defaultValues: { password: '', confirm: '' },
    fields: ['password'],
    send: ({ password }, sendingId) => setPassword({ password, sendingId }).unwrap(),
    onRefused: (error) => {
      if (isApiError(error) && error.code === 'GUARDIAN_ALREADY_SET') onExists();
    },
    onSent: onSet,
  });

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="보호자 비밀번호 정하기"
      actions={
        <MainButton type="submit" form={id} pending={pending}>
          저장하기
        </MainButton>
      }
    >
      <form id={id} {...formProps}>
        <Stack gap={5}>
          <Text ink="soft">
            배우기에 들어가고 나올 때 보호자를 확인하는 비밀번호예요. 아이가 모르는 숫자로 정해 주세요.
          </Text>
          <GuardianField
            label="보호자 비밀번호"
            error={errors.password?.message}
            hint={GUARDIAN_RULE}
            {...form.register('password')}
          />
          <GuardianField
            label="보호자 비밀번호 한 번 더"
            error={errors.confirm?.message}
            {...form.register('confirm')}
          />
          {problem ? <Problem>{problem}</Problem> : null}
        </Stack>
      </form>
    </BottomSheet>
  );
}
