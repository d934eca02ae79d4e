import type { ProfileInput } from '@contract/profiles/profile';
import type { Profile } from '@contract/profiles/profile.responses';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useListConsentsQuery } from '@/domain/legal/legal-api';
import { paths } from '@/domain/paths';
import { profileSelected, selectProfileId } from '@/domain/profiles/profiles-slice';
import { selectHasCredentials } from '@/features/auth/auth-slice';
import { useCreateProfileMutation } from '@/features/profiles/profiles-api';
import { placeAfterChoice, returnsToOpener } from '@/features/profiles/select/choice-target';
import { isApiError } from '@/shared/api/api-error';
import { newId } from '@/shared/lib/new-id';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { ChildBeforeJoining } from './child-before-joining';
import { ChildConsent } from './child-consent';
import { ProfileForm } from './profile-form';

/** /auth/profile/form: a new child. The first one is selected at once, followed by the wanted place, or home. A visitor types it before joining. */
export function ProfileFormPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const signedIn = useAppSelector(selectHasCredentials);
  const selected = useAppSelector(selectProfileId);
  const [createProfile] = useCreateProfileMutation();

  const { data: consents } = useListConsentsQuery(undefined, { skip: !signedIn });
  const isGiven = consents?.now.some((each) => each.kind === 'child_data' && each.given);
  const [given, setConsent] = useState<{ version: string | null; times: number; missing: boolean } | null>(null);
  const consent = given ?? (isGiven === false ? { version: null, times: 0, missing: false } : null);
  const agreeBox = useRef<HTMLInputElement>(null);
  const sending = useRef({ id: '', what: '' });
  const save = async (child: ProfileInput) => {
    if (consent?.version === null) {
      setConsent({ ...consent, missing: true });
      agreeBox.current?.focus();
      return null;
    }
    const input = { ...child, child_consent: consent?.version ?? null };
    const what = JSON.stringify(input);
    if (sending.current.what !== what) sending.current = { id: newId(), what };
    try {
      return await createProfile({ ...input, idempotencyKey: sending.current.id }).unwrap();
    } catch (error) {
      const code = isApiError(error) ? error.code : undefined;
      if (code !== 'CHILD_CONSENT_NEEDED' && code !== 'CONSENT_TEXT_CHANGED') throw error;
      setConsent((asked) => ({ version: null, times: (asked?.times ?? 0) + 1, missing: true }));
      return null;
    }
  };

  const goOn = (profile: Profile) => {
    dispatch(succeeded(`${profile.name} 프로필을 만들었어요`));
    const first = selected === null;
    if (first) dispatch(profileSelected(profile));
    const hasOpener = key !== 'default' && (!first || returnsToOpener(state));
    if (hasOpener) void navigate(-1);
    else if (first) void navigate(placeAfterChoice(state), { replace: true });
    else void navigate(paths.auth.profileSelect, { replace: true, state });
  };

  return (
    <PageShell title="아이 추가" back width="narrow">
      {signedIn ? (
        <ProfileForm profile={null} onSave={save} onSaved={goOn}>
          {consent ? (
            <ChildConsent
              key={consent.times}
              ref={agreeBox}
              version={consent.version}
              missing={consent.missing}
              onChange={(version) => setConsent({ ...consent, version })}
            />
          ) : null}
        </ProfileForm>
      ) : (
        <ChildBeforeJoining />
      )}
    </PageShell>
  );
}
