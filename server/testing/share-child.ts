import type { Profile } from '@contract/profiles/profile.responses';
import type { NewInvitation } from '@contract/profiles/sharing.responses';
import { textVersion } from '@server/content/legal/legal-texts';
import type { SignedUp, TestApp } from '@server/testing/test-app';

/** A child born on 1 March 2025, of an owner whose consent to health data is given. */
export async function addChild(t: TestApp, owner: SignedUp, name = '하루'): Promise<string> {
  const { data } = await t.callJson<Profile>('POST', '/profile', {
    token: owner.token,
    body: { name, birth_date: '20250301', gender: 'female', gestation_weeks: null, image: null },
  });
  await t.callJson('POST', '/mypage/consent', { token: owner.token, body: { kind: 'sensitive', given: true } });
  return data.id;
}

/** The owner invites, `who` accepts with every consent that is asked. */
export async function shareChild(
  t: TestApp,
  { owner, child, role, who }: { owner: SignedUp; child: string; role: 'guardian' | 'family'; who: SignedUp },
): Promise<void> {
  const { data } = await t.callJson<NewInvitation>('POST', `/profile/${child}/invitation`, {
    token: owner.token,
    body: { id: crypto.randomUUID(), role },
  });
  const consents = {
    child_consent: textVersion('child_data'),
    sensitive_consent: textVersion('sensitive'),
    family_consent: textVersion('family'),
  };
  const body = { secret: { code: data.code }, ...consents };
  const { status } = await t.callJson('POST', '/invitation/accept', { token: who.token, body });
  if (status !== 200) throw new Error(`the invitation was answered ${status}`);
}
