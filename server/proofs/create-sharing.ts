import type { NewInvitation, Sharing } from '@contract/profiles/sharing.responses';
import { textVersion } from '@server/content/legal/legal-texts';
import { testAttempts } from '@server/db/schema';
import type { SignedUp, TestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';
import { createAccount } from './people-rows';
import type { Person } from './person';

type SharedRole = 'guardian' | 'family';
type OfChild = { child: string; owner: Person };

async function invite(t: TestApp, { owner, child }: OfChild, role: SharedRole): Promise<NewInvitation> {
  const body = { id: crypto.randomUUID(), role };
  return (await t.callJson<NewInvitation>('POST', `/profile/${child}/invitation`, { token: owner.token, body })).data;
}

async function share(t: TestApp, of: OfChild, role: SharedRole, { token }: SignedUp): Promise<void> {
  const { code } = await invite(t, of, role);
  const consents = {
    child_consent: textVersion('child_data'),
    sensitive_consent: textVersion('sensitive'),
    family_consent: textVersion('family'),
  };
  const answer = await t.callJson('POST', '/invitation/accept', { token, body: { secret: { code }, ...consents } });
  if (!answer.success) throw new Error(`accept: ${answer.code}`);
}

/** An act of the owner about one person. */
async function change(
  t: TestApp,
  { owner, child }: OfChild,
  { token }: SignedUp,
  ...[method, path, body]: [method: string, path: string, body?: object]
): Promise<void> {
  const { data } = await t.callJson<Sharing>('GET', `/profile/${child}/sharing`, { token });
  const guardianId = data.people.find(({ you }) => you)?.id;
  const answer = await t.call(method, `/profile/${child}/guardian/${guardianId}${path}`, { token: owner.token, body });
  if (answer.status !== 200) throw new Error(`${method} about one person: ${answer.status}`);
}

/** The child of the finished check, and that of the open one. */
async function listChildren(t: TestApp, owner: Person): Promise<string[]> {
  const [attempt] = await t.db.select().from(testAttempts).where(eq(testAttempts.id, owner.openAttempt));
  return [owner.child, attempt?.profileId ?? ''];
}

/**
 * Whom both children of the owner are shared with: two guardians, for the second of whom sharing is stopped later, and
 * family; a guardian in the days before a removal; and who has no access: somebody who was invited, who was removed,
 * and who was stopped alone.
 */
export async function createSharing(t: TestApp, owner: Person) {
  const [guardian, family, invited, removed, stopped, ending, alone] = [
    await createAccount(t, 'guardian'),
    await createAccount(t, 'family'),
    await createAccount(t, 'invited'),
    await createAccount(t, 'removed'),
    await createAccount(t, 'stopped'),
    await createAccount(t, 'ending'),
    await createAccount(t, 'alone'),
  ];
  for (const child of await listChildren(t, owner)) {
    const of = { owner, child };
    await share(t, of, 'guardian', guardian);
    await share(t, of, 'family', family);
    await share(t, of, 'family', removed);
    await change(t, of, removed, 'DELETE', '');
    await share(t, of, 'guardian', stopped);
    await share(t, of, 'guardian', ending);
    await change(t, of, ending, 'DELETE', '');
    await share(t, of, 'guardian', alone);
    await change(t, of, alone, 'PUT', '/freeze', { frozen: true });
    await invite(t, of, 'guardian');
  }
  return { guardian, family, invited, removed, stopped, 'under notice': ending, 'stopped alone': alone };
}

/** Sharing of both children ends at once for everybody but the owner. */
export async function stopSharing(t: TestApp, owner: Person): Promise<void> {
  for (const child of await listChildren(t, owner)) {
    const answer = await t.call('PUT', `/profile/${child}/freeze`, { token: owner.token, body: { frozen: true } });
    if (answer.status !== 200) throw new Error('sharing was not stopped');
  }
}
