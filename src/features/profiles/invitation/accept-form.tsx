import { ERROR_WORDS } from '@contract/common/error-words';
import type { InvitationSecret } from '@contract/profiles/sharing';
import type { InvitationView } from '@contract/profiles/sharing.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LegalConsent } from '@/domain/legal/legal-consent';
import { paths } from '@/domain/paths';
import { profileSelected } from '@/domain/profiles/profiles-slice';
import { useAcceptInvitationMutation } from '@/features/profiles/sharing/sharing-api';
import { isApiError } from '@/shared/api/api-error';
import { useIdempotencyKey } from '@/shared/forms/use-idempotency-key';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { getFormErrorMessage } from '@/shared/forms/use-submit';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';

type Asked = InvitationView['consents'][number]['kind'];

interface AcceptFormProps {
  secret: InvitationSecret;
  consents: InvitationView['consents'];
  /** The texts have changed, or a consent was given elsewhere. */
  onOutdated: () => void;
}

/** The consents of who accepts that are not given yet; then the child is shared, and chosen. */
export function AcceptForm({ secret, consents, onOutdated }: AcceptFormProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [agreed, setAgreed] = useState<Partial<Record<Asked, string | null>>>({});
  const [tried, setTried] = useState(false);
  const [accept, { isLoading, error }] = useAcceptInvitationMutation();
  const keyFor = useIdempotencyKey();
  const asked = consents.filter(({ given }) => !given);
  const missing = asked.filter(({ kind }) => !agreed[kind]);

  const send = useSingleFlight(async () => {
    setTried(true);
    if (missing.length > 0) return;
    const input = {
      secret,
      child_consent: agreed.child_data ?? null,
      sensitive_consent: agreed.sensitive ?? null,
      family_consent: agreed.family ?? null,
    };
    const { data, error: refusal } = await accept({ ...input, idempotencyKey: keyFor(input) });
    if (isApiError(refusal) && refusal.code === 'CONSENT_TEXT_CHANGED') {
      setAgreed({});
      onOutdated();
    }
    if (!data) return;
    dispatch(profileSelected(data));
    dispatch(succeeded(`이제 ${data.name} 기록을 함께 볼 수 있어요`));
    await navigate(paths.home, { replace: true });
  });

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack spacing={4}>
        {asked.length > 0 ? (
          <Typography color="textSecondary">
            함께 보기 전에, 보는 분의 동의가 필요해요. 동의는 설정에서 언제든 철회할 수 있어요.
          </Typography>
        ) : null}
        {asked.map(({ kind, text_version }) => (
          <LegalConsent
            key={`${kind} ${text_version}`}
            kind={kind}
            version={agreed[kind] ?? null}
            onChange={(version) => setAgreed((before) => ({ ...before, [kind]: version }))}
            error={tried && !agreed[kind] ? ERROR_WORDS.GUARDIAN_CONSENT_NEEDED : undefined}
          />
        ))}
        {error ? <FormError>{getFormErrorMessage(error)}</FormError> : null}
        <MainButton type="submit" pending={isLoading}>
          동의하고 함께 보기
        </MainButton>
      </Stack>
    </form>
  );
}
