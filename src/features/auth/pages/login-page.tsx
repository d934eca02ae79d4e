import { type LoginInput, loginInput } from '@contract/auth';
import styled from '@emotion/styled';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { messageOf } from '@/shared/api/api-error';
import { spokenWait } from '@/shared/lib/spoken-wait';
import { useFormDraft, useKeepDraft } from '@/shared/lib/use-form-draft';
import { useOneAtATime } from '@/shared/lib/use-one-at-a-time';
import { paths } from '@/shared/paths';
import { useAppSelector } from '@/shared/store/hooks';
import { Field } from '@/shared/ui/field';
import { AlertIcon } from '@/shared/ui/icon';
import { FamilyWalkArt } from '@/shared/ui/illustrations/family-walk';
import { MainButton } from '@/shared/ui/main-button';
import { OfflineBar } from '@/shared/ui/offline-bar';
import { PageShell } from '@/shared/ui/page-shell';
import { PasswordField } from '@/shared/ui/password-field';
import { Stack } from '@/shared/ui/stack';
import { color, media, radius, size, space, text } from '@/shared/ui/tokens';
import { useLoginMutation } from '../auth-api';
import { selectHasCredentials } from '../auth-slice';
import { readWantedPlace, takeWantedPlace } from '@/shared/session/wanted-place';

const Split = styled('div')({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  // a pad: the picture on its own ground beside the form
  [media.pad]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)', gap: space(12), alignItems: 'center' },
});

const Welcome = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  textAlign: 'center',
  '& > svg': { width: '196px', height: 'auto' },
  '& > p': text.headline,
  [media.pad]: {
    alignContent: 'center',
    gap: space(6),
    minHeight: 'min(560px, calc(100dvh - 180px))',
    padding: space(8),
    boxSizing: 'border-box',
    borderRadius: radius.sheet,
    backgroundColor: color.leafSoft,
    color: color.onLeafSoft,
    '& > svg': { width: 'min(360px, 100%)' },
    '& > p': { ...text.display },
  },
});

const Problem = styled('p')({
  ...text.small,
  fontWeight: 600,
  display: 'flex',
  gap: space(2),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.coralSoft,
  color: color.onCoralSoft,
  '& > svg': { flex: 'none' },
});

const Links = styled('nav')({
  ...text.label,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  color: color.inkSoft,
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.touch,
    padding: `0 ${space(3)}`,
    textDecoration: 'none',
  },
  '& > a:hover': { textDecoration: 'underline' },
});

const DRAFT = 'login';
const draftSchema = v.object({ user_id: v.string() });

/** One sentence for any wrong pair; for too many tries, also how long to wait. */
const problemOf = (error: unknown) => {
  const { retryAfter } = error as { retryAfter?: number };
  return retryAfter ? `로그인 시도가 많았어요. ${spokenWait(retryAfter)} 뒤에 다시 시도해 주세요.` : messageOf(error);
};

const wasUnreachable = (state: unknown) =>
  typeof state === 'object' && state !== null && 'reason' in state && state.reason === 'unreachable';

export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const stillSignedIn = useAppSelector(selectHasCredentials) && wasUnreachable(state);
  const [login, { error, isLoading }] = useLoginMutation();
  const draft = useFormDraft(DRAFT, draftSchema);
  const form = useForm<LoginInput>({
    resolver: valibotResolver(loginInput),
    defaultValues: { user_id: draft.values?.user_id ?? '', password: '' },
  });
  useKeepDraft(DRAFT, form, ({ user_id }) => ({ user_id }));
  const { errors } = form.formState;

  const send = useOneAtATime(async (input: LoginInput) => {
    const { data } = await login(input);
    if (!data) {
      form.setFocus('password', { shouldSelect: true });
      return;
    }
    draft.clear();
    const wanted = takeWantedPlace(data.user.id);
    if (data.user.is_first_login || !wanted) return void navigate(paths.root, { replace: true });
    void navigate(wanted.path, { replace: true, state: wanted.state });
  });
  const onSubmit = form.handleSubmit(send);

  // Enter that ends a syllable of an input method sends nothing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
  };

  return (
    <PageShell title="로그인" back={paths.intro} width="wide">
      <Split>
        <Welcome>
          <FamilyWalkArt />
          <p>다시 만나서 반가워요</p>
        </Welcome>
        <Stack gap={6}>
          {stillSignedIn ? (
            <Stack gap={3}>
              <OfflineBar>연결이 되지 않아 로그인을 확인하지 못했어요.</OfflineBar>
              <MainButton
                look="soft"
                onClick={() => void navigate(readWantedPlace()?.path ?? paths.root, { replace: true })}
              >
                다시 시도
              </MainButton>
            </Stack>
          ) : null}
          <form onSubmit={(event) => void onSubmit(event)} onKeyDown={onKeyDown} noValidate>
            <Stack gap={4}>
              <Field
                label="아이디"
                autoComplete="username"
                inputProps={{ autoCapitalize: 'none', spellCheck: false, maxLength: 64 }}
                error={errors.user_id?.message}
                {...form.register('user_id')}
              />
              <PasswordField label="비밀번호" error={errors.password?.message} {...form.register('password')} />
              {error ? (
                <Problem role="alert">
                  <AlertIcon size={20} />
                  {problemOf(error)}
                </Problem>
              ) : null}
              <MainButton type="submit" pending={isLoading}>
                로그인
              </MainButton>
            </Stack>
          </form>
          <Links aria-label="계정">
            <Link to={paths.auth.findAccount}>아이디·비밀번호 찾기</Link>
            <Link to={paths.auth.joinForm}>회원가입</Link>
          </Links>
        </Stack>
      </Split>
    </PageShell>
  );
}
