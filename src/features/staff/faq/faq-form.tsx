import { formatNumber } from '@contract/common/format-number';
import { FAQ_ANSWER_MAX, FAQ_GROUPS, FAQ_QUESTION_MAX, faqInput } from '@contract/mypage/faq';
import type { StaffFaq } from '@contract/mypage/faq.responses';
import Stack from '@mui/material/Stack';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@/domain/paths';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { SwitchRow } from '@/shared/ui/forms/switch-row';
import { useCreateFaqMutation, useUpdateFaqMutation } from './staff-faq-api';

const GROUPS = FAQ_GROUPS.map((group) => ({ value: group, label: group }));

/** Keywords are typed as one line. */
const parseKeywords = (line: string) => [
  ...new Set(
    line
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];
const { group, question, answer, keywords } = faqInput.entries;
const form = v.object({
  group,
  question,
  answer,
  keywords: v.pipe(v.string(), v.transform(parseKeywords), keywords.wrapped),
  hidden: v.boolean(),
});
type Values = v.InferInput<typeof form>;
type Input = v.InferOutput<typeof form>;

const EMPTY = { question: '', answer: '', keywords: '', hidden: false };
const toValues = (faq: StaffFaq): Values => ({
  group: faq.group,
  question: faq.question,
  answer: faq.answer.join('\n\n'),
  keywords: faq.keywords.join(', '),
  hidden: faq.hidden,
});

/** One question with its answer: a new one, or `faq` changed. */
export function FaqForm({ faq }: { faq?: StaffFaq }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [create] = useCreateFaqMutation();
  const [change] = useUpdateFaqMutation();
  const {
    form: fields,
    errors,
    pending,
    formProps,
    problem,
  } = useApiForm<Values, Input>({
    schema: form,
    defaultValues: { ...EMPTY, ...(faq && toValues(faq)) },
    draft: `faq-${faq?.id ?? 'new'}`,
    fields: ['group', 'question', 'answer', 'keywords', 'hidden'],
    send: (input, idempotencyKey) =>
      faq
        ? change({ id: faq.id, ...input, updated_at: faq.updated_at, idempotencyKey }).unwrap()
        : create({ ...input, idempotencyKey }).unwrap(),
    onSent: () => {
      dispatch(succeeded(faq ? '질문을 수정했어요' : '질문을 추가했어요'));
      void navigate(paths.admin.faq, { replace: true });
    },
  });
  const { field: groupField } = useController({ control: fields.control, name: 'group' });
  const { field: hiddenField } = useController({ control: fields.control, name: 'hidden' });
  const line = (key: 'question' | 'answer' | 'keywords') => ({ error: errors[key]?.message, ...fields.register(key) });
  return (
    <form {...formProps} aria-label="질문">
      <Stack spacing={5}>
        <ChoiceGroup {...groupField} label="묶음" options={GROUPS} minWidth="9rem" error={errors.group?.message} />
        <Field label="질문" autoComplete="off" hint={`${FAQ_QUESTION_MAX}자까지`} {...line('question')} />
        <Field
          label="답"
          multiline
          minRows={6}
          hint={`빈 줄로 문단을 나눠요. ${formatNumber(FAQ_ANSWER_MAX)}자까지`}
          {...line('answer')}
        />
        <Field label="찾는 말" optional autoComplete="off" hint="쉼표로 나눠 적어요." {...line('keywords')} />
        <SwitchRow
          label="숨기기"
          hint="숨기면 부모에게 보이지 않아요."
          on={hiddenField.value}
          onChange={hiddenField.onChange}
        />
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={pending}>
          저장하기
        </MainButton>
      </Stack>
    </form>
  );
}
