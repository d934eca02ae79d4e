import type { Role } from '@contract/auth/auth';
import type { SignedIn } from '@contract/auth/auth.responses';
import { ageGroup, ageInMonths } from '@contract/common/age';
import { addMonths, dayFromNumber, dayNumber, formatDay, seoulDay } from '@contract/common/calendar';
import { CLIENT_HEADER, type Success } from '@contract/common/envelope';
import { accounts } from '@server/db/schema/accounts';
import { profiles } from '@server/db/schema/profiles';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { backend } from './server';

/** Birth date ('YYYYMMDD') of a child of that age today in Seoul. */
export function bornAgo({ months, days = 0 }: { months: number; days?: number }) {
  const today = addMonths(seoulDay(Date.now()), -months);
  return formatDay(dayFromNumber(dayNumber(today) - days));
}

export type ChildGiven = Partial<{
  name: string;
  birth_date: string;
  gender: 'female' | 'male';
  gestation_weeks: number | null;
  image: string | null;
  total_study_seconds: number;
}>;
export type Child = { id: string; name: string; birth_date: string };

export type AccountGiven = {
  user_id?: string;
  password?: string;
  name?: string;
  role?: Role;
  firstLogin?: boolean;
  hasGuardianPassword?: boolean;
  children?: ChildGiven[];
  /** False: a child added in the app is asked for it. */
  childConsent?: boolean;
};
export type Account = { id: string; user_id: string; password: string; name: string; children: Child[] };

let count = 0;

/** Inserts an account with its children. It has logged in before unless `firstLogin` is true. */
export async function createAccount(given: AccountGiven = {}): Promise<Account> {
  const { deps } = backend();
  count += 1;
  const { user_id = `parent${count}`, password = 'sprout-garden-7', name = '김하늘', role = 'parent' } = given;
  const id = crypto.randomUUID();
  await deps.db.insert(accounts).values({
    id,
    loginId: user_id,
    passwordHash: await deps.hasher.hash(password),
    name,
    email: `${user_id}@example.com`,
    role,
    isFirstLogin: given.firstLogin ?? false,
    learningPasswordHash: given.hasGuardianPassword ? await deps.hasher.hash('0000') : null,
  });
  if (given.childConsent ?? true)
    await recordConsents(deps.db, { accountId: id, now: deps.now() }, [{ kind: 'child_data', given: true }]);
  const children: Child[] = [];
  for (const child of given.children ?? []) children.push(await createChild(id, child));
  return { id, user_id, password, name, children };
}

/** Adds a child, by default of 14 months and named 도담. */
export async function createChild(accountId: string, given: ChildGiven = {}): Promise<Child> {
  const { deps } = backend();
  const id = crypto.randomUUID();
  const { name = '도담', birth_date = bornAgo({ months: 14 }), gender = 'female' } = given;
  const at = new Date(deps.now());
  await deps.db.insert(profiles).values({
    accountId,
    id,
    name,
    birthDate: birth_date,
    gender,
    gestationWeeks: given.gestation_weeks ?? null,
    imagePath: given.image ?? null,
    totalStudySeconds: given.total_study_seconds ?? 0,
    createdAt: at,
    updatedAt: at,
  });
  return { id, name, birth_date };
}

/** Calls the API as the client does, with the page's cookies. */
export async function callApi<T>(
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
) {
  const { app, cookies } = backend();
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers: {
      [CLIENT_HEADER]: 'web',
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await cookies.fetch(request, (sent) => app.fetch(sent));
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as Success<T>).data;
}

/** Logs the account in and stores its credentials as the client does; returns the access token. */
export async function signIn({ user_id, password }: Pick<Account, 'user_id' | 'password'>) {
  const { access_token } = await callApi<SignedIn>('POST', '/auth/login', { body: { user_id, password } });
  localStorage.setItem('ggp_accessToken', access_token);
  localStorage.setItem('ggp_refreshToken', '1');
  return access_token;
}

/** Selects the child on this device before the page opens. */
export function chooseChild({ id, birth_date }: Pick<Child, 'id' | 'birth_date'>) {
  localStorage.setItem('ggp_profileId', id);
  localStorage.setItem('ggp_ageGroup', ageGroup(ageInMonths(birth_date, seoulDay(Date.now()))));
}

/** The usual start: a signed-in parent whose first child is selected. */
export async function createSignedInParent(given: AccountGiven = {}) {
  const account = await createAccount({ children: [{}], ...given });
  const token = await signIn(account);
  const [child] = account.children;
  if (child) chooseChild(child);
  return { account, child, token };
}
