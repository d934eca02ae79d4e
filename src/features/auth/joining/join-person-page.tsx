import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { StepHead } from '@/features/auth/ui/step-head';
import { getErrorMessage, getFieldErrors, isApiError } from '@/shared/api/api-error';
import { useBackOr } from '@/shared/lib/use-back-or';
import { forgetWantedPlace, readWantedInvitation } from '@/shared/session/wanted-place';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { PASSWORD_FORGOTTEN } from './join-account-page';
import { useJoinMutation } from './join-api';
import { agreedConsents, chosenUserId, clearJoinDrafts, firstOpenStep } from './join-drafts';
import { useJoinFlow } from './join-flow';
import { type Person, PersonForm } from './person-form';

/** Earlier step to go back to and its errors, when it is why joining was refused; null otherwise. */
function forEarlierStep(error: unknown): { to: string; refused: Record<string, string> } | null {
  const { joinForm, joinForm02 } = paths.auth;
  const code = isApiError(error) ? error.code : undefined;
  const { user_id, password, term_agreements, consents, over_14 } = getFieldErrors(error);
  if (code === 'USER_ID_TAKEN') return { to: joinForm02, refused: { user_id: user_id ?? getErrorMessage(error) } };
  if (user_id || password) {
    return { to: joinForm02, refused: { ...(user_id && { user_id }), ...(password && { password }) } };
  }
  const terms = consents ?? term_agreements ?? over_14;
  if (code === 'CONSENT_TEXT_CHANGED') return { to: joinForm, refused: { consents: getErrorMessage(error) } };
  return terms ? { to: joinForm, refused: { consents: terms } } : null;
}

/** /auth/join/form03: personal data; then the account is created and signed in. */
export function JoinPersonPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const back = useBackOr(paths.auth.joinForm02);
  const { password, setRefused } = useJoinFlow();
  const [step] = useState(() => firstOpenStep(password !== null));
  const [join] = useJoinMutation();
  if (step !== paths.auth.joinForm03) {
    const state = step === paths.auth.joinForm02 && chosenUserId() !== null ? PASSWORD_FORGOTTEN : null;
    return <Navigate to={step} replace state={state} />;
  }

  const submitJoin = async (person: Person) => {
    const consents = agreedConsents();
    const user_id = chosenUserId();
    // Another tab may have finished joining and cleared the draft.
    if (!consents || !user_id || password === null) return void navigate(firstOpenStep(password !== null));
    const sent = join({ term_agreements: true, over_14: true, consents, user_id, password, ...person });
    const answer = await sent;
    if (answer.data) {
      clearJoinDrafts();
      if (readWantedInvitation() === null) forgetWantedPlace();
      dispatch(succeeded('가입을 마쳤어요. 반가워요!'));
      // The layout redirects a member to the root, or to the invitation.
      return;
    }
    const earlier = forEarlierStep(answer.error);
    if (!earlier) return void (await sent.unwrap());
    setRefused(earlier.refused);
    void navigate(earlier.to);
  };

  return (
    <PageShell title="회원가입" back={back} width="narrow">
      <StepHead step={3} />
      <Stack spacing={5}>
        <Typography variant="headline" component="h2">
          이름과 이메일을 알려 주세요
        </Typography>
        <PersonForm onJoin={submitJoin} />
      </Stack>
    </PageShell>
  );
}
