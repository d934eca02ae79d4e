import { type ContentKind, contentUnlistInput } from '@contract/staff/content';
import type { ContentEntry } from '@contract/staff/content.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';
import { useUnlistContentMutation } from './content-api';

type Props = { kind: ContentKind; entry: ContentEntry; onClose: () => void };

/** Why an item is not shown any more. */
export function UnlistSheet({ kind, entry: { id, title }, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [unlist] = useUnlistContentMutation();
  const { form, errors, pending, formProps, problem } = useApiForm({
    schema: contentUnlistInput,
    defaultValues: { reason: '' },
    draft: `unlist-${kind}-${id}`,
    fields: ['reason'],
    send: ({ reason }) => unlist({ kind, id, reason }).unwrap(),
    onSent: () => {
      dispatch(succeeded('숨겼어요'));
      onClose();
    },
  });
  return (
    <FormSheet title="숨기기" submit="숨기기" look="danger" onClose={onClose} pending={pending} formProps={formProps}>
      <Stack spacing={4}>
        <Typography>
          ‘{title}’ 항목을 목록과 검색에서 숨겨요. 저장과 댓글은 그대로 남고, 언제든지 다시 보일 수 있어요.
        </Typography>
        <Field label="이유" hint="운영자만 볼 수 있어요." error={errors.reason?.message} {...form.register('reason')} />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
