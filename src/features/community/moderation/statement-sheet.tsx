import { appealInput, STATEMENT_MAX } from '@contract/community/community-safety';
import { useApiForm } from '@/shared/forms/use-api-form';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { FormSheet } from '@/shared/ui/form-sheet';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

interface StatementSheetProps {
  title: string;
  lead: string;
  /** Rejects with the API's error. */
  send: (text: string, idempotencyKey: string) => Promise<unknown>;
  onClose: () => void;
  onSent: () => void;
}

/** The text of an appeal against a decision, or of an objection to a 임시조치. */
export function StatementSheet({ title, lead, send, onClose, onSent }: StatementSheetProps) {
  const { form, errors, pending, formProps, problem } = useApiForm({
    schema: appealInput,
    defaultValues: { text: '' },
    fields: ['text'],
    send: ({ text }, idempotencyKey) => send(text, idempotencyKey),
    onSent,
  });
  return (
    <FormSheet title={title} onClose={onClose} submit="보내기" pending={pending} formProps={formProps}>
      <Stack gap={4}>
        <Text ink="soft">{lead}</Text>
        <Field
          label="하고 싶은 말"
          multiline
          minRows={4}
          inputProps={{ maxLength: STATEMENT_MAX }}
          error={errors.text?.message}
          {...form.register('text')}
        />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
