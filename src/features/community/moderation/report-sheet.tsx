import { REPORT_REASONS, reportInput } from '@contract/community/community-safety';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as v from 'valibot';
import { useReportMutation } from '@/features/community/posts-api/post-api';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { ChoiceField } from '@/shared/ui/forms/choice-field';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';
import type { SafetyTarget } from './safety-target';

const form = v.object({ reason: reportInput.entries.reason, note: reportInput.entries.note });
const reasons = REPORT_REASONS.map(({ reason, label }) => ({ value: reason, label }));

interface ReportSheetProps {
  target: SafetyTarget;
  /** The target is the author instead of the content. */
  person?: boolean;
  onClose: () => void;
  onReported: () => void;
}

/** The reason of a report. The content is hidden from the reporter at once; the author never learns who reported. */
export function ReportSheet({ target, person, onClose, onReported }: ReportSheetProps) {
  const dispatch = useAppDispatch();
  const [report] = useReportMutation();
  const what = target.kind === 'post' ? '글' : '댓글';
  const {
    form: fields,
    errors,
    pending,
    formProps,
    problem,
  } = useApiForm({
    schema: form,
    defaultValues: { note: '' },
    draft: `report-${target.id}`,
    fields: ['reason', 'note'],
    send: ({ reason, note }, idempotencyKey) =>
      report({
        target: person ? `${target.kind}_author` : target.kind,
        id: target.id,
        reason,
        note,
        idempotencyKey,
      }).unwrap(),
    onSent: () => {
      dispatch(succeeded('신고했어요. 운영팀이 살펴볼게요'));
      onReported();
    },
  });
  return (
    <FormSheet
      title={person ? `${target.userName} 님 신고하기` : `${what} 신고하기`}
      onClose={onClose}
      submit="신고하기"
      look="danger"
      pending={pending}
      formProps={formProps}
    >
      <Stack spacing={5}>
        <Typography color="textSecondary">
          {person
            ? '누가 신고했는지는 알려지지 않아요.'
            : `신고한 ${what}은 나에게 더 보이지 않아요. 누가 신고했는지는 알려지지 않아요.`}
        </Typography>
        <ChoiceField
          control={fields.control}
          name="reason"
          label="이유"
          options={reasons}
          minWidth="100%"
          error={errors.reason?.message}
        />
        <Field
          label="더 알려 주고 싶은 것"
          optional
          multiline
          minRows={2}
          error={errors.note?.message}
          {...fields.register('note')}
        />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
