import { guardianChangeInput } from '@contract/settings';
import { useId } from 'react';
import * as v from 'valibot';
import { BottomSheet } from '@/shared/ui/bottom-sheet';
import { MainButton } from '@/shared/ui/main-button';
import { Problem } from '@/shared/ui/problem';
import { Stack } from '@/shared/ui/stack';
import { useChangeGuardianPasswordMutation } from '../settings-api';
import { useSendingForm } from '@/shared/lib/use-sending-form';
import { GuardianField } from '@/shared/guardian/guardian-field';
import { GUARDIAN_RULE } from '@/shared/guardian/guardian-rule';
import { confirmEntry, DIFFERENT, isSame } from '@/shared/guardian/typed-twice';
import { WaitNote } from '@/shared/guardian/wait-note';

const changeForm = v.pipe(
  v.object({ ...guardianChangeInput.entries, confirm: confirmEntry }),
  v.forward(v.partialCheck([['password'], ['confirm']], isSame, DIFFERENT), ['confirm']),
);

interface GuardianChangeFormProps {
  onClose: () => void;
  onChanged: () => void;
  onForgotten: () => void;
}

/** Another guardian password, for who knows the one in use. */
export function GuardianChangeForm({ onClose, onChanged, onForgotten }: GuardianChangeFormProps) {
  const id = useId();
  const [changePassword] = useChangeGuardianPasswordMutation();
  const { form, errors, pending, formProps, problem, retryAt } = useSendingForm({
    schema: changeForm,
    defaultValues: { current_password: '', password: '', confirm: '' },
    fields: ['current_password', 'password'],
    send: ({ current_password, password }, sendingId) =>
      changePassword({ current_password, password, sendingId }).unwrap(),
    onSent: onChanged,
  });

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="보호자 비밀번호 바꾸기"
      actions={
        <Stack gap={2}>
          <MainButton type="submit" form={id} pending={pending}>
            저장하기
          </MainButton>
          <MainButton look="quiet" onClick={onForgotten}>
            보호자 비밀번호를 잊었어요
          </MainButton>
        </Stack>
      }
    >
      <form id={id} {...formProps}>
        <Stack gap={5}>
          <GuardianField
            label="지금 쓰는 보호자 비밀번호"
            error={errors.current_password?.message}
            {...form.register('current_password')}
          />
          <GuardianField
            label="새 보호자 비밀번호"
            error={errors.password?.message}
            hint={GUARDIAN_RULE}
            {...form.register('password')}
          />
          <GuardianField
            label="새 보호자 비밀번호 한 번 더"
            error={errors.confirm?.message}
            {...form.register('confirm')}
          />
          {retryAt !== null ? <WaitNote until={retryAt} /> : problem ? <Problem>{problem}</Problem> : null}
        </Stack>
      </form>
    </BottomSheet>
  );
}
