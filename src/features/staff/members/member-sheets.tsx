import { ROLES } from '@contract/auth/auth';
import { FREEZE_REASONS, FREEZE_TEXT_MAX } from '@contract/auth/freezes';
import {
  appealAnswerInput,
  freezeInput,
  type MemberFindInput,
  memberRoleInput,
  ROLE_LABELS,
} from '@contract/staff/members';
import type { Member } from '@contract/staff/members.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller } from 'react-hook-form';
import type * as v from 'valibot';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';
import { useAnswerFreezeAppealMutation, useFreezeMemberMutation, useSetMemberRoleMutation } from './members-api';

export type MemberSheetProps = { member: Member; sought: MemberFindInput; onClose: () => void };

const REASONS = FREEZE_REASONS.map(({ reason, label }) => ({ value: reason, label }));
const RESULTS = [
  { value: 'lifted', label: '받아들이고 정지 풀기' },
  { value: 'upheld', label: '정지를 그대로 두기' },
] as const;
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));

/** Why an account is frozen, and what its owner reads. */
export function FreezeSheet({ member: { id }, sought, onClose }: MemberSheetProps) {
  const dispatch = useAppDispatch();
  const [freeze] = useFreezeMemberMutation();
  const { form, errors, pending, formProps, problem } = useApiForm<
    v.InferInput<typeof freezeInput>,
    v.InferOutput<typeof freezeInput>
  >({
    schema: freezeInput,
    defaultValues: { text: '' },
    draft: `freeze-${id}`,
    fields: ['reason', 'text'],
    send: (input, idempotencyKey) => freeze({ id, sought, idempotencyKey, ...input }).unwrap(),
    onSent: () => {
      dispatch(succeeded('이용을 정지했어요'));
      onClose();
    },
  });
  return (
    <FormSheet
      title="이용 정지하기"
      onClose={onClose}
      submit="이용 정지하기"
      look="danger"
      pending={pending}
      formProps={formProps}
    >
      <Stack spacing={5}>
        <Typography color="textSecondary">
          모든 기기에서 바로 로그아웃되고 다시 로그인할 수 없어요. 이유는 메일과 로그인 화면으로 알려 주고, 이의를 한 번
          낼 수 있어요. 올린 글은 그대로 보여요.
        </Typography>
        <Controller
          control={form.control}
          name="reason"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <ChoiceGroup
              ref={ref}
              label="이유"
              options={REASONS}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              minWidth="100%"
              error={errors.reason?.message}
            />
          )}
        />
        <Field
          label="회원이 읽을 설명"
          multiline
          minRows={3}
          hint={`무엇이 문제였는지 구체적으로 적어 주세요. ${FREEZE_TEXT_MAX}자까지 쓸 수 있어요.`}
          error={errors.text?.message}
          {...form.register('text')}
        />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}

/** The answer to the appeal of a frozen account. */
export function AppealSheet({ member: { id, freeze }, sought, onClose }: MemberSheetProps) {
  const dispatch = useAppDispatch();
  const [answer] = useAnswerFreezeAppealMutation();
  const { form, errors, pending, formProps, problem } = useApiForm<
    v.InferInput<typeof appealAnswerInput>,
    v.InferOutput<typeof appealAnswerInput>
  >({
    schema: appealAnswerInput,
    defaultValues: { text: '' },
    draft: `appeal-answer-${id}`,
    fields: ['result', 'text'],
    send: (input, idempotencyKey) => answer({ id, sought, idempotencyKey, ...input }).unwrap(),
    onSent: () => {
      dispatch(succeeded('답을 보냈어요'));
      onClose();
    },
  });
  return (
    <FormSheet title="이의에 답하기" onClose={onClose} submit="답 보내기" pending={pending} formProps={formProps}>
      <Stack spacing={5}>
        <Typography style={{ whiteSpace: 'pre-line' }}>{freeze?.appeal?.text}</Typography>
        <Controller
          control={form.control}
          name="result"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <ChoiceGroup
              ref={ref}
              label="결정"
              options={RESULTS}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              minWidth="12rem"
              error={errors.result?.message}
            />
          )}
        />
        <Field label="회원이 읽을 답변" multiline minRows={3} error={errors.text?.message} {...form.register('text')} />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}

/** The role of an account. */
export function RoleSheet({ member: { id, role }, sought, onClose }: MemberSheetProps) {
  const dispatch = useAppDispatch();
  const [setRole] = useSetMemberRoleMutation();
  const { form, errors, pending, formProps, problem } = useApiForm<
    v.InferInput<typeof memberRoleInput>,
    v.InferOutput<typeof memberRoleInput>
  >({
    schema: memberRoleInput,
    defaultValues: { role },
    draft: null,
    fields: ['role'],
    send: (input, idempotencyKey) => setRole({ id, sought, idempotencyKey, ...input }).unwrap(),
    onSent: () => {
      dispatch(succeeded('역할을 바꿨어요'));
      onClose();
    },
  });
  return (
    <FormSheet title="역할 바꾸기" onClose={onClose} submit="저장하기" pending={pending} formProps={formProps}>
      <Stack spacing={5}>
        <Controller
          control={form.control}
          name="role"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <ChoiceGroup
              ref={ref}
              label="역할"
              options={ROLE_OPTIONS}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              minWidth="100%"
              hint="다음에 화면을 열 때부터 바뀐 역할로 쓸 수 있어요."
              error={errors.role?.message}
            />
          )}
        />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
