import { DAY_MS } from '@contract/common/time';
import { textVersion } from '@server/content/legal/legal-texts';
import type { Database } from '@server/db/database';
import { accounts, consents, refreshTokens } from '@server/db/schema';
import type { AppConfig } from '@server/deps';
import { signAccessToken } from '@server/http/session/access-token';
import { nicknameColumns } from '@server/modules/community/members/nicknames';

export type SignedUp = { accountId: string; loginId: string; password: string; token: string; sessionId: string };
export type AccountValues = Partial<typeof accounts.$inferInsert> & { password?: string; childConsent?: boolean };

const REFRESHABLE_MS = 30 * DAY_MS;

/** Creates accounts straight in the database, each signed in on one device and with the consent to a child's data. */
export async function insertAccounts(
  { db, secret, now }: { db: Database; secret: AppConfig['secret']; now: number },
  given: readonly (AccountValues & { loginId: string })[],
): Promise<SignedUp[]> {
  const at = new Date(now);
  const expiresAt = new Date(now + REFRESHABLE_MS);
  const people = given.map(({ password = 'ssukssuk-2026', childConsent = true, ...columns }) => ({
    childConsent,
    columns,
    password,
    accountId: columns.id ?? crypto.randomUUID(),
    sessionId: crypto.randomUUID(),
  }));
  await db.insert(accounts).values(
    people.map(({ columns, password, accountId }) => ({
      name: '보호자',
      email: `${columns.loginId}@example.com`,
      passwordHash: `test:${password}`,
      isFirstLogin: false,
      createdAt: at,
      ...columns,
      ...nicknameColumns(columns.nickname ?? null),
      id: accountId,
    })),
  );
  const agreed = people.filter(({ childConsent }) => childConsent);
  if (agreed.length > 0)
    await db.insert(consents).values(
      agreed.map(({ accountId }) => ({
        accountId,
        id: crypto.randomUUID(),
        kind: 'child_data' as const,
        textVersion: textVersion('child_data'),
        given: true,
        at,
      })),
    );
  await db.insert(refreshTokens).values(
    people.map(({ accountId, sessionId }) => ({
      accountId,
      id: crypto.randomUUID(),
      sessionId,
      tokenHash: crypto.randomUUID(),
      createdAt: at,
      expiresAt,
    })),
  );
  return Promise.all(
    people.map(async ({ columns, password, accountId, sessionId }) => {
      const role = columns.role ?? 'parent';
      const token = await signAccessToken({ accountId, role, sessionId }, secret, now);
      return { accountId, loginId: columns.loginId, password, token, sessionId };
    }),
  );
}
