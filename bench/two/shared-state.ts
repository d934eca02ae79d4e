import { readdirSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import sharp from 'sharp';
import type { SignedIn } from '../../contract/auth/auth.responses';
import type { Profile, UploadedImage } from '../../contract/profiles/profile.responses';
import { type Figures, pause } from '../crash/figures';
import { call } from './calls';

export type Account = { loginId: string; password: string; accountId: string };
/** Two processes that answer requests. */
export type Pair = { first: string; second: string };

const REFRESHES = 100;
const LIMIT_TRIES = 8;
const MAILS = 150;
const MAILS_WITHIN_MS = 120_000;

const signIn = ({ first }: Pair, { loginId: user_id, password }: Account) =>
  call<SignedIn>(first, 'POST', '/auth/login', { body: { user_id, password } });
const info = (origin: string, token: string) => call(origin, 'GET', '/auth/info', { token });
const refreshCookie = (cookies: readonly string[]) =>
  cookies.find((line) => line.startsWith('ggp_refreshToken=')) ?? '';

/** A session of one process at the other one: used, renewed, ended. */
export async function checkSession(figures: Figures, pair: Pair, account: Account, heardMs: number) {
  const { data, cookies } = await signIn(pair, account);
  figures.equals('signed in on one, used on the other', 200, (await info(pair.second, data.access_token)).status);
  let cookie = refreshCookie(cookies);
  const both = await Promise.all(
    [pair.first, pair.second].map((origin) => call<SignedIn>(origin, 'POST', '/auth/refresh-token', { cookie })),
  );
  figures.equals('refreshed on both at once: answers 200', 2, both.filter(({ status }) => status === 200).length);
  figures.equals(
    'refreshed on both at once: successors',
    1,
    new Set(both.map((item) => refreshCookie(item.cookies))).size,
  );
  cookie = refreshCookie(both[0]?.cookies ?? []);
  let renewed = 0;
  let token = '';
  for (let index = 0; index < REFRESHES; index += 1) {
    const origin = index % 2 === 0 ? pair.first : pair.second;
    const answer = await call<SignedIn>(origin, 'POST', '/auth/refresh-token', { cookie });
    if (answer.status === 200) renewed += 1;
    cookie = refreshCookie(answer.cookies) || cookie;
    token = answer.data.access_token;
  }
  figures.equals(`refreshed in turns, of ${REFRESHES}`, REFRESHES, renewed);
  await info(pair.second, token);
  await call(pair.first, 'POST', '/auth/logout', { token, cookie });
  const since = performance.now();
  while ((await info(pair.second, token)).status !== 401 && performance.now() - since < 5000) await pause(1);
  figures.below('logged out on one, refused by the other after', heardMs, performance.now() - since);
}

/** A picture of one process, read at the other one. */
export async function checkPicture(figures: Figures, pair: Pair, account: Account) {
  const { data } = await signIn(pair, account);
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }));
  const sent = await call<UploadedImage>(pair.first, 'POST', '/upload/image', { token: data.access_token, body: form });
  figures.equals('picture sent to one', 201, sent.status);
  const [own, other] = await Promise.all(
    [pair.first, pair.second].map(async (origin) => {
      const answer = await fetch(`${origin}/uploads/${sent.data.path}`);
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    }),
  );
  figures.equals('picture read at the other', 200, other?.status ?? 0);
  const isSame = Boolean(own?.status === 200 && other && own.bytes.equals(other.bytes));
  figures.add('the same bytes', 'yes', isSame ? 'yes' : 'no', isSame);
}

/** Wrong passwords in turns. */
export async function checkLimits(figures: Figures, pair: Pair, { loginId }: Account) {
  const statuses: number[] = [];
  for (let index = 0; index < LIMIT_TRIES; index += 1) {
    const origin = index % 2 === 0 ? pair.first : pair.second;
    const body = { user_id: loginId, password: `wrong password ${index}` };
    statuses.push((await call(origin, 'POST', '/auth/login', { body })).status);
  }
  const wrong = statuses.filter((status) => status === 401).length;
  figures.equals(`wrong passwords in turns until both refuse, of ${LIMIT_TRIES}`, 5, wrong);
  figures.equals('refused then', LIMIT_TRIES - 5, statuses.slice(5).filter((status) => status === 429).length);
}

/** The same write at both processes at once, four times. */
export async function checkKeys(figures: Figures, pair: Pair, account: Account) {
  const { data } = await signIn(pair, account);
  const token = data.access_token;
  const body = { name: '하린', birth_date: '20250310', gender: 'female' };
  const key = crypto.randomUUID();
  const write = (origin: string) => call<Profile>(origin, 'POST', '/profile', { token, key, body });
  const answers = await Promise.all([pair.first, pair.second, pair.first, pair.second].map(write));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  const expected = statuses.every((status) => status === 201 || status === 409) && statuses.includes(201);
  figures.add('one key at both at once: answers', '201 or 409', statuses.join(' '), expected);
  const again = await write(pair.second);
  figures.equals('the same key later', 201, again.status);
  const children = await call<Profile[]>(pair.first, 'GET', '/profile', { token });
  figures.equals('children created by it', 1, children.data.length);
}

const countMails = (folders: readonly string[]) =>
  folders.flatMap((folder) => {
    try {
      return readdirSync(path.join(folder, 'mail')).filter((name) => name.endsWith('.eml'));
    } catch {
      return [];
    }
  });

/** Mails that are due, with several workers: each leaves once. */
export async function checkJobs(
  figures: Figures,
  client: pg.Client,
  accounts: readonly string[],
  folders: readonly string[],
) {
  await client.query(
    `insert into notification_choices (account_id, kind, channel, enabled, updated_at) select id, 'quiet_night', 'app', false, now() from unnest($1::uuid[]) id on conflict do nothing`,
    [accounts],
  );
  const before = new Set(countMails(folders));
  await client.query(
    `insert into notice_deliveries (account_id, id, channel, kind, path, notice_id, due_at, attempts, created_at)
     select ($1::uuid[])[1 + n % $2], gen_random_uuid(), 'email', 'inquiry_answer', '/inquiry/' || n, null, date_trunc('second', now()), 0, now()
     from generate_series(1, $3) n`,
    [accounts, accounts.length, MAILS],
  );
  await client.query(`update chores set due_at = now() where kind = 'deliver-notices'`);
  const since = Date.now();
  const left = async () =>
    (await client.query<{ n: number }>('select count(*)::int n from notice_deliveries')).rows[0]?.n ?? 0;
  while ((await left()) > 0 && Date.now() - since < MAILS_WITHIN_MS) await pause(200);
  const shares = folders.map((folder) => countMails([folder]).filter((name) => !before.has(name)).length);
  figures.equals(
    `mails of ${MAILS} notices by two workers`,
    MAILS,
    shares.reduce((sum, count) => sum + count, 0),
  );
  figures.note('of them by each worker', shares.join(' and '));
  figures.below('all of them sent after', MAILS_WITHIN_MS, Date.now() - since);
}
