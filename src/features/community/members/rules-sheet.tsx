import { nickname, parentNickname } from '@contract/accounts/nickname';
import type { CommunityMe } from '@contract/community/community-safety.responses';
import { useId } from 'react';
import * as v from 'valibot';
import { useGetLegalTextQuery } from '@/domain/legal/legal-api';
import { LegalSkeleton, LegalWords } from '@/domain/legal/legal-words';
import { useGetCommunityMeQuery } from '@/features/community/posts/post-api';
import { useApiForm } from '@/shared/forms/use-api-form';
import { BottomSheet } from '@/shared/ui/bottom-sheet';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { MainButton } from '@/shared/ui/main-button';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useAgreeToRulesMutation } from './writer-api';

const parentForm = v.object({ nickname: parentNickname });
const staffForm = v.object({ nickname });

interface RulesSheetProps {
  onClose: () => void;
  onAgreed: (me: CommunityMe) => void;
}

/** Before the first post: the community's rules, and the nickname. Shown once. */
export function RulesSheet({ onClose, onAgreed }: RulesSheetProps) {
  const id = useId();
  const query = useGetLegalTextQuery({ kind: 'community' });
  const { data: legal } = query;
  const { data: me } = useGetCommunityMeQuery();
  return (
    <BottomSheet open onClose={onClose} title="처음 오셨네요, 반가워요" actions={legal ? <Agree id={id} /> : undefined}>
      <QueryBoundary query={query} compact skeleton={<LegalSkeleton />}>
        {legal ? (
          <Stack gap={5}>
            <NicknameForm
              key={me?.nickname ?? ''}
              id={id}
              version={legal.text_version}
              schema={me?.expert || me?.moderator ? staffForm : parentForm}
              nickname={me?.nickname ?? ''}
              onAgreed={onAgreed}
            />
            <LegalWords legal={legal} />
          </Stack>
        ) : null}
      </QueryBoundary>
    </BottomSheet>
  );
}

const Agree = ({ id }: { id: string }) => (
  <MainButton type="submit" form={id}>
    약속을 지킬게요
  </MainButton>
);

interface NicknameFormProps {
  id: string;
  version: string;
  schema: typeof parentForm | typeof staffForm;
  nickname: string;
  onAgreed: (me: CommunityMe) => void;
}

function NicknameForm({ id, version, schema, nickname: given, onAgreed }: NicknameFormProps) {
  const [agreeToRules] = useAgreeToRulesMutation();
  const {
    form: fields,
    errors,
    formProps,
    problem,
  } = useApiForm({
    schema,
    defaultValues: { nickname: given },
    fields: ['nickname'],
    send: async (input, idempotencyKey) =>
      onAgreed(await agreeToRules({ ...input, text_version: version, idempotencyKey }).unwrap()),
    onSent: () => undefined,
  });
  return (
    <form id={id} {...formProps}>
      <Stack gap={4}>
        <Text ink="soft">글과 댓글에 보일 닉네임을 정하고, 아래 커뮤니티 약속을 읽어 주세요.</Text>
        <Field
          label="닉네임"
          placeholder="예: 도담맘"
          autoComplete="off"
          error={errors.nickname?.message}
          hint="실명보다 부르고 싶은 이름이 좋아요. 나중에 바꿀 수 있어요."
          {...fields.register('nickname')}
        />
        {problem ? <FormError>{problem}</FormError> : null}
      </Stack>
    </form>
  );
}
