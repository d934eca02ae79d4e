import { CLAIM_DAYS, CLAIM_RIGHTS, claimInput } from '@contract/community/community-safety';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as v from 'valibot';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { ChoiceField } from '@/shared/ui/forms/choice-field';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';
import { useCreateClaimMutation } from './safety-api';
import type { SafetyTarget } from './safety-target';

const form = v.object({ right: claimInput.entries.right, statement: claimInput.entries.statement });
const rights = CLAIM_RIGHTS.map(({ right, label }) => ({ value: right, label }));

/** 임시조치: a person harmed by a post or comment requests that it be hidden for thirty days. */
export function ClaimSheet({ target, onClose }: { target: SafetyTarget; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [create] = useCreateClaimMutation();
  const {
    form: fields,
    errors,
    pending,
    formProps,
    problem,
  } = useApiForm({
    schema: form,
    defaultValues: { statement: '' },
    draft: `claim-${target.id}`,
    fields: ['right', 'statement'],
    send: (input, idempotencyKey) => create({ ...input, target: target.kind, id: target.id, idempotencyKey }).unwrap(),
    onSent: () => {
      dispatch(succeeded('요청을 받았어요. 결과는 내 글에서 알려 드려요'));
      onClose();
    },
  });
  return (
    <FormSheet
      title="내 권리를 침해해요"
      onClose={onClose}
      submit="임시조치 요청하기"
      pending={pending}
      formProps={formProps}
    >
      <Stack spacing={5}>
        <Typography color="textSecondary">
          운영팀이 확인하고 {CLAIM_DAYS}일 동안 가려 둘 수 있어요. 글쓴이에게도 이유를 알리고, 글쓴이는 이의를 낼 수
          있어요.
        </Typography>
        <ChoiceField
          control={fields.control}
          name="right"
          label="어떤 권리인가요?"
          options={rights}
          minWidth="9rem"
          error={errors.right?.message}
        />
        <Field
          label="무슨 일인지 알려 주세요"
          multiline
          minRows={4}
          placeholder="어느 부분이 왜 문제인지 적어 주세요"
          error={errors.statement?.message}
          {...fields.register('statement')}
        />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
