import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REQUIRED_TO_JOIN } from '../contract/accounts/consents';
import type { LegalHead } from '../contract/accounts/consents.responses';
import { EXAMPLE_OPERATOR } from '../contract/accounts/operator';
import { MINUTE_MS } from '../contract/common/time';
import { INVITATION_CODE_LENGTH, INVITATION_LETTERS } from '../contract/profiles/sharing';
import { createApp } from '../server/app';
import type { Database } from '../server/db/database';
import { openEmbedded } from '../server/db/embedded/embedded';
import { migrate } from '../server/db/migrate/migrate';
import { readMigrations } from '../server/db/migrate/read-migrations';
import { accounts, careCards, clinicLinks, invitations, profiles } from '../server/db/schema';
import type { AppConfig } from '../server/deps';
import { signAccessToken } from '../server/http/session/access-token';
import { randomHex } from '../server/lib/digest';
import { tokenHash } from '../server/modules/mypage/shared-pages/page-links';
import { codeHash } from '../server/modules/profiles/sharing/invitation-secrets';
import { fileMailer } from '../server/node/mail/file-mailer';
import { silentLog } from '../server/node/monitoring/json-log';
import { argon2Hasher } from '../server/node/secrets/argon2-hasher';
import { createJobQueue } from '../server/queue/job-queue';
import { insertAccounts } from '../server/testing/insert-accounts';
import { figure } from '../server/testing/report-figure';

/**
 * Checks that no answer reveals that an account exists, or that a code or a link was in use: for each call that names
 * an id, an address or a secret, 300 that exist (or ended) and 300 that do not, alternating, with real hashing on the
 * embedded database. Status and body must be equal, and the medians of the durations at most ten milliseconds apart.
 */
const EACH = 300;
const WITHIN_MS = 10;

type Call = {
  path: string;
  body: (who: Who) => Record<string, unknown>;
  prepare?: (who: Who) => Promise<void>;
  isSignedIn?: true;
};
/** `secrets`: of a clinic link, a card and an invitation: ended ones of a member, random ones where no member exists. */
type Who = { id: string; email: string; name: string; request?: string; secrets: Secrets };
type Secrets = { clinic: string; card: string; code: string };

/** A code of eight letters, another one for each number. */
const toAnyCode = (index: number) =>
  Array.from({ length: INVITATION_CODE_LENGTH }, (_, place) => {
    const letter = Math.floor(index / INVITATION_LETTERS.length ** place) % INVITATION_LETTERS.length;
    return INVITATION_LETTERS[letter];
  }).join('');

type Host = { config: AppConfig; now: number };

/** Links, cards and invitations of one child that ended, by their secrets. Answers the sign-in of its guardian. */
async function insertEndedSecrets(db: Database, { config, now }: Host, all: readonly Secrets[]) {
  const [owner] = await insertAccounts({ db, secret: config.secret, now }, [{ loginId: 'owner_of_links' }]);
  if (!owner) throw new Error('no account was created');
  const at = new Date(now);
  const [accountId, profileId] = [owner.accountId, crypto.randomUUID()];
  const child = { name: '하린', birthDate: '20250310', gender: 'female', createdAt: at, updatedAt: at } as const;
  await db.insert(profiles).values({ ...child, accountId, id: profileId });
  const ended = () => ({ profileId, id: crypto.randomUUID(), createdAt: at, expiresAt: at });
  for (const { clinic, card, code } of all) {
    const page = { ...ended(), accountId, createdBy: accountId, endedAt: at };
    await db.insert(clinicLinks).values({ ...page, tokenHash: await tokenHash('clinic', clinic), parts: [] });
    await db.insert(careCards).values({ ...page, tokenHash: await tokenHash('card', card), parts: [], routine: [] });
    const hashes = { tokenHash: randomHex(32), codeHash: await codeHash({ config }, code) };
    await db
      .insert(invitations)
      .values({ ...ended(), ...hashes, ownerId: accountId, role: 'family', invitedBy: accountId });
  }
  return owner;
}

const folder = mkdtempSync(path.join(tmpdir(), 'ggp-alike-'));
const database = await openEmbedded(path.join(folder, 'database'));
try {
  await migrate(database.db, readMigrations());
  const hasher = argon2Hasher();
  let now = Date.parse('2026-03-10T03:00:00Z');
  const config = {
    operator: EXAMPLE_OPERATOR,
    secret: crypto.getRandomValues(new Uint8Array(32)),
    production: false,
    allowedOrigins: [],
  };
  const app = createApp({
    db: database.db,
    now: () => now,
    hasher,
    images: { toWebp: async (bytes) => ({ bytes, width: 1, height: 1, color: '#ffffff', copies: [] }) },
    files: { put: async () => undefined, get: async () => null, remove: async () => false },
    mailer: fileMailer(path.join(folder, 'mail'), 'no-reply@example.com', () => undefined),
    push: { send: async () => ({ gone: [] }) },
    jobs: createJobQueue({ db: database.db, now: () => now }),
    log: silentLog,
    config,
  });
  const passwordHash = await hasher.hash('the right one');
  const whoIs = (kind: string, index: number): Who => ({
    id: `${kind}_${index}`,
    email: `${kind}_${index}@example.com`,
    name: '김하늘',
    secrets: { clinic: randomHex(32), card: randomHex(32), code: toAnyCode(index + (kind === 'member' ? 0 : EACH)) },
  });
  const members = Array.from({ length: EACH }, (_, index) => whoIs('member', index));
  const strangers = Array.from({ length: EACH }, (_, index) => whoIs('nobody', index));
  await database.db.insert(accounts).values(
    members.map(({ id, email, name }) => ({
      id: crypto.randomUUID(),
      loginId: id,
      email,
      name,
      passwordHash,
      isFirstLogin: false,
      createdAt: new Date(now),
    })),
  );

  const signIn = await insertEndedSecrets(
    database.db,
    { config, now },
    members.map(({ secrets }) => secrets),
  );
  async function post(where: string, body: unknown, isSignedIn = false) {
    const token = isSignedIn
      ? await signAccessToken({ ...signIn, role: 'parent' }, config.secret, now + 5 * MINUTE_MS)
      : '';
    // Keeps every caller below the rate limits, whose answers would replace the measured ones.
    now += 5 * MINUTE_MS;
    const begun = performance.now();
    const answer = await app.request(`http://localhost/api${where}`, {
      method: 'POST',
      headers: {
        'x-ggp-client': 'web',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return { ms: performance.now() - begun, status: answer.status, text };
  }
  /** Requests a code first, so that a wrong one can be tried. */
  const asking = (where: string, body: (who: Who) => unknown) => async (who: Who) => {
    const { text } = await post(where, body(who));
    who.request = (JSON.parse(text) as { data?: { request_id: string } }).data?.request_id;
    now -= 5 * MINUTE_MS;
  };

  const legal = await app.request('http://localhost/api/legal');
  const texts = ((await legal.json()) as { data: LegalHead[] }).data;
  const consents = REQUIRED_TO_JOIN.map((kind) => ({
    kind,
    text_version: texts.find((text) => text.kind === kind)?.text_version,
  }));
  const findId = ({ name, email }: Who) => ({ name, email });
  const findPassword = ({ id, email }: Who) => ({ user_id: id, email });
  const wrongCode = ({ request }: Who) => ({ request_id: request, code: '000000' });
  const calls: Record<string, Call> = {
    'log-in': { path: '/auth/login', body: ({ id }) => ({ user_id: id, password: 'a wrong one' }) },
    'come back': { path: '/auth/come-back', body: ({ id }) => ({ user_id: id, password: 'a wrong one' }) },
    'find id': { path: '/auth/find/id', body: findId },
    'find id, wrong code': {
      path: '/auth/find/id/confirm',
      body: wrongCode,
      prepare: asking('/auth/find/id', findId),
    },
    'find password': { path: '/auth/find/password', body: findPassword },
    'find password, wrong code': {
      path: '/auth/find/password/confirm',
      body: (who) => ({ ...wrongCode(who), password: 'growing-slowly-77' }),
      prepare: asking('/auth/find/password', findPassword),
    },
    'join, wrong code': {
      path: '/auth/join',
      body: (who) => ({
        ...wrongCode(who),
        term_agreements: true,
        over_14: true,
        consents,
        user_id: `new_${who.id}`.slice(0, 20),
        password: 'growing-slowly-77',
        name: who.name,
        email: who.email,
      }),
      prepare: asking('/auth/join/email-code', ({ email }) => ({ email })),
    },
    'join: code': { path: '/auth/join/email-code', body: ({ email }) => ({ email }) },
    'code of an invitation': {
      path: '/invitation/look',
      body: ({ secrets }) => ({ secret: { code: secrets.code } }),
      isSignedIn: true,
    },
    'link for a clinic': { path: '/clinic/open', body: ({ secrets }) => ({ token: secrets.clinic }) },
    'card of a carer': { path: '/card/open', body: ({ secrets }) => ({ token: secrets.card }) },
  };

  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  // Parts that differ in every answer regardless of the account.
  const shape = ({ status, text }: { status: number; text: string }) =>
    `${status} ${text.replace(/"request_id":"[0-9a-f-]{36}"/, '"request_id":"…"')}`;

  console.log(`median of ${EACH}, ms      member   nobody   apart   answers`);
  let worst = 0;
  let failed = false;
  for (const [name, { path: where, body, prepare, isSignedIn }] of Object.entries(calls)) {
    const times = { member: [] as number[], nobody: [] as number[] };
    const shapes = { member: new Set<string>(), nobody: new Set<string>() };
    for (let index = 0; index < EACH; index += 1) {
      const pair = [
        ['member', members[index]],
        ['nobody', strangers[index]],
      ] as const;
      // Alternating, and each first half of the time: background load then affects both equally.
      for (const [kind, who] of index % 2 === 0 ? pair : [pair[1], pair[0]]) {
        if (!who) continue;
        await prepare?.(who);
        const answer = await post(where, body(who), isSignedIn);
        times[kind].push(answer.ms);
        shapes[kind].add(shape(answer));
      }
    }
    const [member, nobody] = [median(times.member), median(times.nobody)];
    const apart = Math.abs(member - nobody);
    const alike =
      shapes.member.size === 1 && shapes.nobody.size === 1 && [...shapes.member][0] === [...shapes.nobody][0];
    worst = Math.max(worst, apart);
    if (!alike || !(apart <= WITHIN_MS)) failed = true;
    const number = (ms: number) => ms.toFixed(2).padStart(9);
    console.log(`${name.padEnd(26)}${number(member)}${number(nobody)}${number(apart)}   ${alike ? 'alike' : 'DIFFER'}`);
    if (!alike) console.log([...shapes.member].slice(0, 3), [...shapes.nobody].slice(0, 3));
  }
  figure(
    'enumeration',
    `${Object.keys(calls).length} calls, median of ${EACH}: answers ${failed ? 'NOT alike' : 'alike'}, at most ${worst.toFixed(2)} ms apart`,
  );
  if (failed) process.exitCode = 1;
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
