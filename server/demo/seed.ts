import { REQUIRED_TO_JOIN } from '@contract/accounts/consents';
import { DAY_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { accounts } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { NO_PASSWORD } from '@server/modules/accounts/no-password';
import { nicknameColumns } from '@server/modules/community/members/nicknames';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { seedCommunity } from './seed-community';
import { seedFamily } from './seed-family';
import { seedId } from './seed-ids';
import { seedInquiries } from './seed-inquiries';
import { seedLetters } from './seed-letters';
import { type DemoLicence, seedLicences } from './seed-licences';
import { seedLinks } from './seed-links';
import { seedNotices } from './seed-notices';
import { seedPoints } from './seed-points';
import { seedSharing } from './seed-sharing';

export type DemoAccount = { user_id: string; password: string; note: string };

type SeedAccount = DemoAccount & {
  name: string;
  role: 'parent' | 'expert' | 'admin';
  isFirstLogin: boolean;
  nickname?: string;
};

const ACCOUNTS: readonly SeedAccount[] = [
  {
    user_id: 'demo',
    password: 'ssukssuk2026!',
    note: '아이 네 명과 지난 체크가 있는 보호자',
    name: '김하늘',
    nickname: '하늘이네',
    role: 'parent',
    isFirstLogin: false,
  },
  {
    user_id: 'first',
    password: 'cheoeum2026!',
    note: '처음 로그인하는, 아이가 아직 없는 보호자',
    name: '이새봄',
    role: 'parent',
    isFirstLogin: true,
  },
  {
    user_id: 'expert',
    password: 'maeum2026!',
    note: '상담에 답하는 전문가',
    name: '윤보리',
    nickname: '마음 상담가 보리',
    role: 'expert',
    isFirstLogin: false,
  },
  {
    user_id: 'admin',
    password: 'dolbom2026!',
    note: '운영자',
    name: '쑥쑥지기',
    nickname: '쑥쑥지기',
    role: 'admin',
    isFirstLogin: false,
  },
  {
    user_id: 'second',
    password: 'hamkke2026!',
    note: '가람이를 함께 돌보는 보호자',
    name: '김바다',
    nickname: '바다아빠',
    role: 'parent',
    isFirstLogin: false,
  },
  {
    user_id: 'family',
    password: 'gajok2026!',
    note: '가람이를 함께 보는 가족',
    name: '박은하',
    nickname: '은하할머니',
    role: 'parent',
    isFirstLogin: false,
  },
];
/** Consents that every member gave when joining and with the first child. */
const agreed = [...REQUIRED_TO_JOIN, 'child_data' as const].map((kind) => ({ kind, given: true }));
/** Members with a nickname agreed to the community's rules. */
const agreedBy = ({ nickname }: SeedAccount) =>
  nickname === undefined ? agreed : [...agreed, { kind: 'community' as const, given: true }];
const MEMBER_SINCE_MS = 560 * DAY_MS;

/**
 * Fills a database with the demo: its rows, then links and the passwords of its accounts, which each installation makes. A
 * second run leaves what people created or changed, and moves the community's posts to the present, so that the popular
 * lists are filled.
 */
export async function seedDemo(deps: Deps): Promise<{ accounts: DemoAccount[]; licences: DemoLicence[] }> {
  const { db, hasher, now } = deps;
  const licences = await fillDemo(db, now());
  if (await isFirstStart(db)) await seedLinks(deps);
  await setPasswords(db, hasher);
  return { accounts: ACCOUNTS.map(({ user_id, password, note }) => ({ user_id, password, note })), licences };
}

/** Everything but the passwords, in one transaction: a family with its history and points, a community, licences. */
export const fillDemo = (db: Database, at: number): Promise<DemoLicence[]> =>
  db.transaction(async (tx) => {
    let isFirst = false;
    for (const account of ACCOUNTS) {
      if (!(await insertAccount(tx, account, at))) continue;
      isFirst = true;
      await recordConsents(tx, { accountId: toAccountId(account), now: at }, agreedBy(account));
      if (account.user_id === 'second') await seedSharing(tx, toAccountId(account), 'guardian', at);
      if (account.user_id === 'family') await seedSharing(tx, toAccountId(account), 'family', at);
      if (account.user_id !== 'demo') continue;
      await seedFamily(tx, toAccountId(account), at);
      await seedPoints(tx, toAccountId(account), at);
      await seedNotices(tx, toAccountId(account), at);
      await seedInquiries(tx, toAccountId(account), at);
    }
    await seedCommunity(tx, at);
    if (isFirst) await seedLetters(tx, seedId('account-demo'), at);
    const licences = await seedLicences(tx, at);
    // Without statistics the lists of posts are planned as if the tables were empty, until an autovacuum comes.
    if (isFirst) await tx.execute(sql`analyze`);
    return licences;
  });

/** True if no start has set the passwords yet. */
async function isFirstStart(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, seedId('account-demo')));
  return row?.passwordHash === NO_PASSWORD;
}

/** Of the accounts that have none yet. */
async function setPasswords(db: Database, hasher: Deps['hasher']) {
  const withoutOne = and(inArray(accounts.id, ACCOUNTS.map(toAccountId)), eq(accounts.passwordHash, NO_PASSWORD));
  const rows = await db.select({ id: accounts.id }).from(accounts).where(withoutOne);
  const hashed = ACCOUNTS.filter((account) => rows.some(({ id }) => id === toAccountId(account))).map(
    async (account) => ({ id: toAccountId(account), passwordHash: await hasher.hash(account.password) }),
  );
  for (const { id, passwordHash } of await Promise.all(hashed))
    await db
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, id), eq(accounts.passwordHash, NO_PASSWORD)));
}

const toAccountId = (account: SeedAccount) => seedId(`account-${account.user_id}`);

async function insertAccount(tx: Database, account: SeedAccount, now: number): Promise<boolean> {
  const rows = await tx
    .insert(accounts)
    .values({
      id: toAccountId(account),
      loginId: account.user_id,
      passwordHash: NO_PASSWORD,
      name: account.name,
      ...nicknameColumns(account.nickname ?? null),
      email: `${account.user_id}@example.com`,
      role: account.role,
      isFirstLogin: account.isFirstLogin,
      createdAt: new Date(account.isFirstLogin ? now : now - MEMBER_SINCE_MS),
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return rows.length > 0;
}
