import { appealInput, STATEMENT_MAX } from '@contract/community/community-safety';
import { useSendingForm } from '@/shared/forms/use-sending-form';
import { Field } from '@/shared/ui/field';
import { FormSheet } from '@/shared/ui/form-sheet';
import { Problem } from '@/shared/ui/problem';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

interface StatementSheetProps {
  title: string;
  lead: string;
  /** Rejects with what the API answered. */
  send: (text: string, sendingId: string) => Promise<unknown>;
  onClose: () => void;
  onSent: () => void;
}

/** One's own words against a decision: an appeal, or the objection to a 임시조치. */
export function StatementSheet({ title, lead, send, onClose, onSent }: StatementSheetProps) {
  const { form, errors, pending, formProps, problem } = useSendingForm({
    schema: appealInput,
    defaultValues: { text: '' },
    fields: ['text'],
    send: ({ text }, sendingId) => send(text, sendingId),
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
        {problem ? <Problem>{problem}</Problem> : null}
      </Stack>
    </FormSheet>
  );
}
