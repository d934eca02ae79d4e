import type { LegalText } from '@contract/accounts/consents.responses';
import { nickname, parentNickname } from '@contract/accounts/nickname';
import type { CommunityMe } from '@contract/community/community-safety.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as v from 'valibot';
import { useGetLegalTextQuery } from '@/domain/legal/legal-api';
import { LegalSkeleton, LegalWords } from '@/domain/legal/legal-words';
import { useGetCommunityMeQuery } from '@/features/community/posts-api/post-api';
import { TickIcon } from '@/shared/art/icons/icon';
import { useApiForm } from '@/shared/forms/use-api-form';
import { color, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { Disclosure } from '@/shared/ui/layout/table-disclosure';
import { useAgreeToRulesMutation } from './writer-api';

const parentForm = v.object({ nickname: parentNickname });
const staffForm = v.object({ nickname });

/** The rules in one line each; the whole text is folded below. */
const IN_SHORT = [
  '집마다 다른 육아를 존중해요',
  '아이 얼굴과 이름, 집 주소는 드러내지 않아요',
  '대가를 받은 글은 광고라고 밝혀요',
];

interface RulesFormProps {
  onAgreed: (me: CommunityMe) => void;
}

/** The nickname and the community's rules, asked once before the first post or comment. */
export function RulesForm({ onAgreed }: RulesFormProps) {
  const query = useGetLegalTextQuery({ kind: 'community' });
  const { data: legal } = query;
  const { data: me } = useGetCommunityMeQuery();
  return (
    <QueryBoundary query={query} compact skeleton={<LegalSkeleton />}>
      {legal ? (
        <NicknameForm
          key={me?.nickname ?? ''}
          legal={legal}
          schema={me?.expert || me?.moderator ? staffForm : parentForm}
          nickname={me?.nickname ?? ''}
          onAgreed={onAgreed}
        />
      ) : null}
    </QueryBoundary>
  );
}

interface NicknameFormProps extends RulesFormProps {
  legal: LegalText;
  schema: typeof parentForm | typeof staffForm;
  nickname: string;
}

function NicknameForm({ legal, schema, nickname: given, onAgreed }: NicknameFormProps) {
  const heading = useId();
  const [agreeToRules] = useAgreeToRulesMutation();
  const {
    form: fields,
    errors,
    formProps,
    pending,
    problem,
  } = useApiForm({
    schema,
    defaultValues: { nickname: given },
    draft: 'nickname',
    fields: ['nickname'],
    send: async (input, idempotencyKey) =>
      onAgreed(await agreeToRules({ ...input, text_version: legal.text_version, idempotencyKey }).unwrap()),
    onSent: () => undefined,
  });
  return (
    <form {...formProps}>
      <Stack spacing={5}>
        <Field
          label="닉네임"
          placeholder="예: 도담맘"
          autoComplete="off"
          error={errors.nickname?.message}
          hint="글과 댓글에 보이는 이름이에요. 나중에 바꿀 수 있어요."
          {...fields.register('nickname')}
        />
        <Stack spacing={2}>
          <Typography variant="label" id={heading}>
            서로 지키는 약속
          </Typography>
          <Rules aria-labelledby={heading}>
            {IN_SHORT.map((rule) => (
              <li key={rule}>
                <TickIcon size={18} />
                {rule}
              </li>
            ))}
          </Rules>
          <Disclosure label="약속 모두 읽기">
            <LegalWords legal={legal} />
          </Disclosure>
        </Stack>
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={pending}>
          약속을 지킬게요
        </MainButton>
      </Stack>
    </form>
  );
}

const Rules = styled('ul')({
  ...text.body,
  display: 'grid',
  gap: space(2),
  '& > li': { display: 'flex', gap: space(2) },
  '& svg': { flex: 'none', marginTop: '3px', color: color.primary },
});
