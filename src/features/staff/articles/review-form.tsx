import { NAME_MAX } from '@contract/common/text';
import { articleReviewInput, REVIEWER_DEGREE_MAX } from '@contract/community/articles';
import type { StaffArticle } from '@contract/community/articles.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@/domain/paths';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';
import { useDeleteArticleReviewMutation, useSaveArticleReviewMutation } from './staff-articles-api';

const { name, degree, reviewed_on } = articleReviewInput.entries;
const form = v.object({ name, degree, reviewed_on });
type Values = v.InferInput<typeof form>;

/** Reviewer of one article: name, degree and day. */
export function ReviewForm({ article: { key, title, review } }: { article: StaffArticle }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [save] = useSaveArticleReviewMutation();
  const {
    form: fields,
    errors,
    pending,
    formProps,
    problem,
  } = useApiForm<Values, Values>({
    schema: form,
    defaultValues: review ?? { name: '', degree: '', reviewed_on: '' },
    draft: `review-${key}`,
    fields: ['name', 'degree', 'reviewed_on'],
    send: (values, idempotencyKey) =>
      save({ key, ...values, updated_at: review?.updated_at ?? null, idempotencyKey }).unwrap(),
    onSent: () => {
      dispatch(succeeded('검토를 저장했어요'));
      void navigate(paths.admin.article, { replace: true });
    },
  });
  const line = (field: keyof Values) => ({ error: errors[field]?.message, ...fields.register(field) });
  return (
    <Stack spacing={5}>
      <Typography variant="strong">{title}</Typography>
      {review && !review.current ? (
        <Typography variant="small">
          검토한 뒤에 글이 바뀌어서 부모에게는 검토 전으로 보여요. 다시 검토받은 날을 적어 주세요.
        </Typography>
      ) : null}
      <form {...formProps} aria-label="검토">
        <Stack spacing={5}>
          <Field label="이름" autoComplete="off" hint={`${NAME_MAX}자까지`} {...line('name')} />
          <Field
            label="자격"
            autoComplete="off"
            hint={`소아청소년과 전문의처럼 적어요. ${REVIEWER_DEGREE_MAX}자까지`}
            {...line('degree')}
          />
          <Field label="검토한 날" type="date" {...line('reviewed_on')} />
          {problem ? <FormError>{problem}</FormError> : null}
          <MainButton type="submit" pending={pending}>
            저장하기
          </MainButton>
        </Stack>
      </form>
      {review ? <DeleteReview articleKey={key} /> : null}
    </Stack>
  );
}

function DeleteReview({ articleKey }: { articleKey: string }) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = useDeleteArticleReviewMutation();
  const onConfirm = async () => {
    setAsking(false);
    const { data } = await remove({ key: articleKey });
    if (data) dispatch(succeeded('검토를 지웠어요'));
  };
  return (
    <>
      <MainButton look="quiet" pending={isLoading} onClick={() => setAsking(true)}>
        검토 지우기
      </MainButton>
      <ConfirmSheet
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void onConfirm()}
        title="검토를 지울까요?"
        confirmLabel="지우기"
      >
        부모에게 다시 검토 전으로 보여요.
      </ConfirmSheet>
    </>
  );
}
