import { newUserId, USER_ID_MAX, USER_ID_RULE } from '@contract/auth/join';
import { namesId, PASSWORD_NAMES_ID } from '@contract/auth/password';
import { ERROR_WORDS } from '@contract/common/error-words';
import styled from '@emotion/styled';
import { valibotResolver } from '@hookform/resolvers/valibot';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { newPasswordEntries, PASSWORDS_DIFFER, samePassword } from '@/features/auth/new-password-input';
import { NewPasswordFields } from '@/features/auth/ui/new-password-fields';
import { isApiError } from '@/shared/api/api-error';
import { TickIcon } from '@/shared/art/icons/icon';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { showRefusal, useSubmit } from '@/shared/forms/use-submit';
import { color } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { useLazyCheckUserIdQuery } from './join-api';
import { accountDraft, DRAFTS } from './join-drafts';
import { useJoinFlow } from './join-flow';
import { type UserIdCheck, useUserIdCheck } from './use-user-id-check';

const accountInput = v.pipe(
  v.object({ user_id: newUserId, ...newPasswordEntries }),
  v.forward(
    v.partialCheck(
      [['user_id'], ['password']],
      ({ user_id, password }) => !namesId(password, user_id),
      PASSWORD_NAMES_ID,
    ),
    ['password'],
  ),
  v.forward(v.partialCheck([['password'], ['again']], samePassword, PASSWORDS_DIFFER), ['again']),
);
type AccountValues = v.InferInput<typeof accountInput>;

const TAKEN = ERROR_WORDS.USER_ID_TAKEN;
const FIELDS = ['user_id', 'password'] as const;

const hints: Record<Exclude<UserIdCheck, 'taken'>, string> = {
  none: `${USER_ID_RULE}로 정해 주세요.`,
  checking: '쓸 수 있는지 확인하고 있어요.',
  free: '쓸 수 있는 아이디예요.',
  unknown: '지금은 확인하지 못했어요. 다음을 누르면 다시 확인할게요.',
};

/** Result of the check of the id, under its field, read out when it changes. */
function UserIdHint({ check }: { check: UserIdCheck }) {
  return (
    <span role="status">
      {check === 'free' ? (
        <Free>
          <TickIcon size={18} /> {hints.free}
        </Free>
      ) : check === 'taken' ? (
        TAKEN
      ) : (
        hints[check]
      )}
    </span>
  );
}

interface AccountFormProps {
  /** Only the password is missing: the id was chosen before a reload. */
  onlyPassword: boolean;
  onDone: () => void;
}

/** Id and password. The id survives a reload; the password is only in this page's memory. */
export function AccountForm({ onlyPassword, onDone }: AccountFormProps) {
  const { password: storedPassword, setPassword, refused, setRefused } = useJoinFlow();
  const draft = useFormDraft(DRAFTS.account, accountDraft);
  const form = useForm<AccountValues, unknown, v.InferOutput<typeof accountInput>>({
    resolver: valibotResolver(accountInput),
    defaultValues: {
      user_id: draft.values?.user_id ?? '',
      password: storedPassword ?? '',
      again: storedPassword ?? '',
    },
  });
  usePersistDraft(DRAFTS.account, form, ({ user_id }) => ({ user_id }));
  const { register, control, setError, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  const [userId, password] = useWatch({ control, name: ['user_id', 'password'] });
  const check = useUserIdCheck(userId);
  const [ask] = useLazyCheckUserIdQuery();
  const [problem, setProblem] = useState<string | null>(null);

  const arrive = useEffectEvent(() => {
    const wrong = FIELDS.filter((field) => refused[field]);
    for (const field of wrong) setError(field, { type: 'server', message: refused[field] });
    const first = wrong[0] ?? (onlyPassword ? 'password' : undefined);
    if (first) setFocus(first);
  });
  useEffect(() => arrive(), []);

  const submit = useSubmit(form, async (input) => {
    setProblem(null);
    const { data, error } = await ask({ user_id: input.user_id }, true);
    if (data && !data.available) {
      setError('user_id', { type: 'server', message: TAKEN });
      return setFocus('user_id');
    }
    // Rate-limited: the last step checks the id again anyway.
    if (error && !(isApiError(error) && error.code === 'TOO_MANY_REQUESTS')) {
      return setProblem(showRefusal(form, error, FIELDS));
    }
    setPassword(input.password);
    setRefused({});
    onDone();
  });

  const userIdError = errors.user_id?.message ?? (check === 'taken' ? TAKEN : undefined);
  return (
    <form {...submit} aria-label="아이디와 비밀번호">
      <Stack spacing={5}>
        <Field
          {...register('user_id', { deps: formState.isSubmitted ? ['password'] : [] })}
          label="아이디"
          autoComplete="username"
          inputProps={{ autoCapitalize: 'none', spellCheck: false, maxLength: USER_ID_MAX * 2, enterKeyHint: 'next' }}
          error={userIdError}
          hint={<UserIdHint check={check} />}
        />
        <NewPasswordFields
          password={password}
          userId={userId.trim()}
          first={{
            ...register('password', { deps: formState.isSubmitted ? ['again'] : [] }),
            label: '비밀번호',
            error: errors.password?.message,
          }}
          again={{ ...register('again'), label: '비밀번호 확인', error: errors.again?.message }}
        />
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={isSubmitting}>
          다음
        </MainButton>
      </Stack>
    </form>
  );
}

const Free = styled('span')({ fontWeight: 600, color: color.primary, '& > svg': { verticalAlign: '-4px' } });
