import type { NewInvitation } from '@contract/profiles/sharing.responses';
import { callApi, createAccount, signIn } from '@mocks/fixtures';
import { textVersion } from '@server/content/legal/legal-texts';

/** Somebody else accepts an invitation to the child; the parent stays signed in on this device. */
export async function shareWith(
  name: string,
  role: 'guardian' | 'family',
  { child, token }: { child: string; token: string },
) {
  const kept = ['ggp_accessToken', 'ggp_refreshToken'].map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  const { path } = await callApi<NewInvitation>('POST', `/profile/${child}/invitation`, {
    token,
    body: { id: crypto.randomUUID(), role },
  });
  const other = await signIn(await createAccount({ name }));
  await callApi('POST', '/invitation/accept', {
    token: other,
    body: {
      secret: { token: path.split('#')[1] },
      child_consent: textVersion('child_data'),
      sensitive_consent: textVersion('sensitive'),
      family_consent: textVersion('family'),
    },
  });
  for (const [key, value] of kept) localStorage.setItem(key, value);
  return other;
}
