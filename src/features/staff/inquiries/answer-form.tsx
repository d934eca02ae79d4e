import { INQUIRY_TEXT_MAX, inquiryMessageInput } from '@contract/mypage/inquiries';
import type { StaffInquiry } from '@contract/mypage/inquiries.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import * as v from 'valibot';
import { countText } from '@/domain/inquiries/inquiry-words';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { useAnswerInquiryMutation } from './staff-inquiries-api';

const form = v.object({ text: inquiryMessageInput.entries.text });

/** The staff's answer to the last message. */
export function AnswerForm({ inquiry: { id, messages } }: { inquiry: StaffInquiry }) {
  const dispatch = useAppDispatch();
  const [answer] = useAnswerInquiryMutation();
  const last = messages.at(-1)?.id ?? '';
  const {
    form: fields,
    errors,
    pending,
    formProps,
    problem,
  } = useApiForm({
    schema: form,
    defaultValues: { text: '' },
    draft: `answer-${id}`,
    fields: ['text'],
    send: ({ text }, idempotencyKey) => answer({ id, text, last_message_id: last, idempotencyKey }).unwrap(),
    onSent: () => {
      fields.reset({ text: '' });
      dispatch(succeeded('답변을 보냈어요'));
    },
  });
  const text = fields.watch('text');
  return (
    <Card>
      <form {...formProps} aria-label="답변">
        <Stack spacing={4}>
          <Field
            label="답변"
            multiline
            minRows={5}
            maxRows={16}
            error={errors.text?.message}
            hint={countText(text, INQUIRY_TEXT_MAX)}
            {...fields.register('text')}
          />
          {problem ? <FormError>{problem}</FormError> : null}
          <MainButton type="submit" pending={pending}>
            답변 보내기
          </MainButton>
        </Stack>
      </form>
    </Card>
  );
}
