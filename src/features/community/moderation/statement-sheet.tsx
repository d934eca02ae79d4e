import { appealInput } from '@contract/community/community-safety';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useApiForm } from '@/shared/forms/use-api-form';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';

interface StatementSheetProps {
  /** Name of its draft. */
  draft: string;
  title: string;
  lead: string;
  /** Rejects with the API's error. */
  send: (text: string, idempotencyKey: string) => Promise<unknown>;
  onClose: () => void;
  onSent: () => void;
}

/** The text of an appeal against a decision, or of an objection to a 임시조치. */
export function StatementSheet({ draft, title, lead, send, onClose, onSent }: StatementSheetProps) {
  const { form, errors, pending, formProps, problem } = useApiForm({
    schema: appealInput,
    defaultValues: { text: '' },
    draft,
    fields: ['text'],
    send: ({ text }, idempotencyKey) => send(text, idempotencyKey),
    onSent,
  });
  return (
    <FormSheet title={title} onClose={onClose} submit="보내기" pending={pending} formProps={formProps}>
      <Stack spacing={4}>
        <Typography color="textSecondary">{lead}</Typography>
        <Field label="하고 싶은 말" multiline minRows={4} error={errors.text?.message} {...form.register('text')} />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
