import { requiredText } from '@contract/common/text';
import { NOTE_MAX, REPORT_REASONS } from '@contract/community/community-safety';
import type { QueueItem } from '@contract/community/community-safety.responses';
import Stack from '@mui/material/Stack';
import * as v from 'valibot';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { ChoiceField } from '@/shared/ui/forms/choice-field';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { FormSheet } from '@/shared/ui/overlays/form-sheet';
import { type Decision, useDecideMutation } from './moderation-api';

const REASONS = REPORT_REASONS.map(({ reason, label }) => ({ value: reason, label }));
const form = v.object({
  reason: v.optional(v.picklist(REPORT_REASONS.map(({ reason }) => reason))),
  note: requiredText('이유를', NOTE_MAX),
});

type Act = { label: string; danger?: boolean; needsReason?: boolean; said: string };
const CASE_ACTS = {
  keep: { label: '그대로 보여 주기', said: '다시 보이게 했어요' },
  remove: { label: '가리기', danger: true, needsReason: true, said: '가렸어요' },
  warn: { label: '주의 주기', danger: true, needsReason: true, said: '주의를 줬어요' },
} as const satisfies Record<string, Act>;
const CLAIM_ACTS = {
  grant: { label: '30일 동안 가리기', danger: true, said: '30일 동안 가려 두었어요' },
  refuse: { label: '가리지 않기', said: '요청을 받아들이지 않았어요' },
  restore: { label: '다시 보여 주기', said: '다시 보이게 했어요' },
  hold: { label: '그대로 가려 두기', said: '그대로 가려 두었어요' },
} as const satisfies Record<string, Act>;

export type Choice = { of: 'case'; action: keyof typeof CASE_ACTS } | { of: 'claim'; action: keyof typeof CLAIM_ACTS };

/** Possible decisions about an item. */
export function choicesFor({ kind, target }: QueueItem): Choice[] {
  if (kind === 'claim')
    return [
      { of: 'claim', action: 'refuse' },
      { of: 'claim', action: 'grant' },
    ];
  if (kind === 'objection')
    return [
      { of: 'claim', action: 'hold' },
      { of: 'claim', action: 'restore' },
    ];
  return [
    { of: 'case', action: 'keep' },
    { of: 'case', action: target === 'person' ? 'warn' : 'remove' },
  ];
}
export const toAct = (choice: Choice): Act =>
  choice.of === 'case' ? CASE_ACTS[choice.action] : CLAIM_ACTS[choice.action];

const toDecision = (choice: Choice, note: string, reason: v.InferOutput<typeof form>['reason']): Decision =>
  choice.of === 'case'
    ? { of: 'case', input: { action: choice.action, reason: reason ?? null, note } }
    : { of: 'claim', input: { action: choice.action, note } };

/** A decision with the sentence its author reads. */
export function DecisionSheet({ item, choice, onClose }: { item: QueueItem; choice: Choice; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [decide] = useDecideMutation();
  const { label, danger, needsReason, said } = toAct(choice);
  const {
    form: fields,
    errors,
    pending,
    formProps,
    problem,
  } = useApiForm({
    schema: form,
    defaultValues: { note: '', reason: needsReason ? item.reports[0]?.reason : undefined },
    draft: `decision-${item.id}-${choice.action}`,
    fields: ['reason', 'note'],
    send: ({ note, reason }, idempotencyKey) =>
      decide({ id: item.id, idempotencyKey, ...toDecision(choice, note, needsReason ? reason : undefined) }).unwrap(),
    onSent: () => {
      dispatch(succeeded(said));
      onClose();
    },
  });
  return (
    <FormSheet
      title={label}
      onClose={onClose}
      submit={label}
      look={danger ? 'danger' : 'primary'}
      pending={pending}
      formProps={formProps}
    >
      <Stack spacing={5}>
        {needsReason ? (
          <ChoiceField
            control={fields.control}
            name="reason"
            label="이유"
            options={REASONS}
            minWidth="100%"
            error={errors.reason?.message}
          />
        ) : null}
        <Field
          label={choice.of === 'claim' ? '두 사람에게 보이는 말' : '글쓴이에게 보이는 말'}
          multiline
          minRows={3}
          error={errors.note?.message}
          {...fields.register('note')}
        />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </FormSheet>
  );
}
