import { type LoginInput, loginInput } from '@contract/auth/auth';
import type { FrozenAccount } from '@contract/auth/freezes.responses';
import styled from '@emotion/styled';
import { valibotResolver } from '@hookform/resolvers/valibot';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@/domain/paths';
import { useComeBackMutation, useLoginMutation } from '@/features/auth/auth-api';
import { selectAccountId, selectEndedBy, selectHasCredentials } from '@/features/auth/auth-slice';
import { getErrorMessage, isApiError, throttledFor } from '@/shared/api/api-error';
import { FamilyWalkArt } from '@/shared/art/illustrations/family-walk';
import { spokenWait } from '@/shared/forms/spoken-wait';
import { useFormDraft, usePersistDraft } from '@/shared/forms/use-form-draft';
import { useSubmit } from '@/shared/forms/use-submit';
import { readWantedPlace } from '@/shared/session/wanted-place';
import { useAppSelector } from '@/shared/store/hooks';
import { color, media, radius, size, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';
import { OfflineBar } from '@/shared/ui/feedback/offline-bar';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { PasswordField } from '@/shared/ui/forms/password-field';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { SignOutNote } from '../ui/sign-out-note';
import { ComeBackSheet } from './come-back-sheet';
import { useReadFreezeMutation } from './frozen-api';

const FrozenView = lazy(async () => ({ default: (await import('./frozen-view')).FrozenView }));

const DRAFT = 'login';
const draftSchema = v.object({ user_id: v.string() });

/** One message for any wrong credentials; after too many tries, also the waiting time. */
const getLoginErrorMessage = (error: unknown) => {
  const retryAfter = throttledFor(error);
  return retryAfter
    ? `로그인 시도가 많았어요. ${spokenWait(retryAfter)} 뒤에 다시 시도해 주세요.`
    : getErrorMessage(error);
};

const wasUnreachable = (state: unknown) =>
  typeof state === 'object' && state !== null && 'reason' in state && state.reason === 'unreachable';

/** This device had a session that expired, or one that its person has just ended. */
const useIsReturning = () => {
  const accountId = useAppSelector(selectAccountId);
  return useAppSelector(selectEndedBy) === 'person' || accountId !== null;
};

/** Notice for the owner of a frozen account, instead of the form. */
function useFrozen() {
  const [frozen, setFrozen] = useState<{ credentials: LoginInput; account: FrozenAccount } | null>(null);
  const [readFreeze, { error: unread, isLoading: readingFreeze }] = useReadFreezeMutation();
  const openFrozen = async (credentials: LoginInput) => {
    const { data } = await readFreeze(credentials);
    if (data) setFrozen({ credentials, account: data });
  };
  return { frozen, openFrozen, closeFrozen: () => setFrozen(null), unread, readingFreeze };
}

export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const stillSignedIn = useAppSelector(selectHasCredentials) && wasUnreachable(state);
  // Read once: a failed try does not change the greeting.
  const [isReturning] = useState(useIsReturning());
  const [login, { error, isLoading }] = useLoginMutation();
  const draft = useFormDraft(DRAFT, draftSchema);
  const form = useForm<LoginInput>({
    resolver: valibotResolver(loginInput),
    defaultValues: { user_id: draft.values?.user_id ?? '', password: '' },
  });
  usePersistDraft(DRAFT, form, ({ user_id }) => ({ user_id }));
  const { errors } = form.formState;

  // The credentials that were answered "leaving"; the sheet to cancel the leaving is open while they are set.
  const [leaving, setLeaving] = useState<LoginInput | null>(null);
  const [comeBack, { error: stays, isLoading: comingBack, reset: forgetComeBack }] = useComeBackMutation();
  const isLeaving = isApiError(error) && error.code === 'ACCOUNT_LEAVING';

  const { frozen, openFrozen, closeFrozen, unread, readingFreeze } = useFrozen();

  const submit = useSubmit(form, async (input) => {
    const answer = await login(input);
    // The new session redirects (use-signed-in-redirect).
    if (answer.data) return draft.clear();
    if (isApiError(answer.error) && answer.error.code === 'ACCOUNT_LEAVING') return setLeaving(input);
    if (isApiError(answer.error) && answer.error.code === 'ACCOUNT_FROZEN') return openFrozen(input);
    form.setFocus('password', { shouldSelect: true });
  });
  const onComeBack = async () => {
    if (!leaving || comingBack) return;
    const { data, error: refusal } = await comeBack(leaving);
    if (data) draft.clear();
    else if (isApiError(refusal) && refusal.code === 'ACCOUNT_FROZEN') {
      setLeaving(null);
      await openFrozen(leaving);
    }
  };

  if (frozen)
    return (
      <PageShell title="이용 정지" back={paths.intro} width="narrow">
        <Suspense fallback={<FullScreenSpinner inside />}>
          <FrozenView
            credentials={frozen.credentials}
            frozen={frozen.account}
            onClose={() => {
              closeFrozen();
              form.reset({ user_id: '', password: '' });
              draft.clear();
            }}
          />
        </Suspense>
      </PageShell>
    );
  return (
    <PageShell title="로그인" back={paths.intro} width="wide">
      <Split>
        <Welcome>
          <FamilyWalkArt />
          <p>{isReturning ? '다시 만나서 반가워요' : '쑥쑥플래너에 오신 걸 환영해요'}</p>
        </Welcome>
        <Stack spacing={6}>
          <SignOutNote />
          {stillSignedIn ? (
            <Stack spacing={3}>
              <OfflineBar>연결이 되지 않아 로그인을 확인하지 못했어요.</OfflineBar>
              <MainButton
                look="soft"
                onClick={() => void navigate(readWantedPlace()?.path ?? paths.root, { replace: true })}
              >
                다시 시도
              </MainButton>
            </Stack>
          ) : null}
          <form {...submit}>
            <Stack spacing={4}>
              <Field
                label="아이디"
                autoComplete="username"
                inputProps={{ autoCapitalize: 'none', spellCheck: false, maxLength: 64 }}
                error={errors.user_id?.message}
                {...form.register('user_id')}
              />
              <PasswordField label="비밀번호" error={errors.password?.message} {...form.register('password')} />
              {unread ? <FormError>{getErrorMessage(unread)}</FormError> : null}
              {error && !isLeaving && !unread ? <FormError>{getLoginErrorMessage(error)}</FormError> : null}
              <MainButton type="submit" pending={isLoading || readingFreeze}>
                로그인
              </MainButton>
            </Stack>
          </form>
          {isReturning ? null : (
            <MainButton component={Link} to={paths.auth.joinForm} look="soft">
              회원가입
            </MainButton>
          )}
          <Links aria-label="계정">
            <Link to={paths.auth.findAccount}>아이디·비밀번호 찾기</Link>
            {isReturning ? <Link to={paths.auth.joinForm}>회원가입</Link> : null}
          </Links>
        </Stack>
      </Split>
      <ComeBackSheet
        open={leaving !== null}
        words={getErrorMessage(error)}
        pending={comingBack}
        error={stays}
        onClose={() => {
          setLeaving(null);
          forgetComeBack();
          form.resetField('password');
        }}
        onComeBack={() => void onComeBack()}
      />
    </PageShell>
  );
}

const Split = styled('div')({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  // a wide pad: the picture on its own ground beside the form
  [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)', gap: space(12), alignItems: 'center' },
});

const Welcome = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  textAlign: 'center',
  '& > svg': { width: '196px', height: 'auto' },
  '& > p': text.headline,
  [media.large]: {
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
