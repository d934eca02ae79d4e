import { CLIENT_HEADER } from '../../contract/common/envelope';
import type { Attempt } from '../../contract/test/diagnostics.responses';
import type { App } from '../../server/app';
import { AGES, CHECKED_AGE, PASSWORD } from './load';
import { answerItem, type Call, callAs, toUuid } from './template';

export type Member = { n: number; call: Call; profileId: string };
/** Prepares an action of one member; the returned function is timed. */
export type Action = (app: App, member: Member, testId: string) => Promise<() => Promise<unknown>>;

export async function toMember(app: App, n: number, now: number): Promise<Member> {
  const account = { accountId: toUuid(`member${n}`), sessionId: toUuid(`family${n}`) };
  return { n, call: await callAs(app, account, now), profileId: toUuid(`child${n}`) };
}

const below = (n: number) => Math.floor(Math.random() * n);
/** One whose first child has the age of the check that is begun. */
export const pickMember = (members: number) => below(Math.floor(members / AGES)) * AGES + CHECKED_AGE;

const read =
  (toPath: (member: Member) => string): Action =>
  async (_app, member) =>
  () =>
    member.call('GET', toPath(member));

const begin = ({ call, profileId }: Member, testId: string) =>
  call<Attempt>('POST', `/diagnostic-test/profile/${profileId}/test/${testId}/attempt`, { again: true, consent: true });

export const ACTIONS: Record<string, Action> = {
  'sign in (without the hash of the password)':
    async (app, { n }) =>
    async () => {
      const answer = await app.request('http://localhost/api/auth/login', {
        method: 'POST',
        headers: { [CLIENT_HEADER]: 'web', 'content-type': 'application/json' },
        body: JSON.stringify({ user_id: `member${n}`, password: PASSWORD }),
      });
      if (!answer.ok) throw new Error(`log-in was answered ${answer.status}: ${await answer.text()}`);
    },
  'auth/info': read(() => '/auth/info'),
  'home: children': read(() => '/profile'),
  // The first time of a day makes the plan; the timed one is another time.
  'home: today': async (_app, { call, profileId }) => {
    const path = `/today/profile/${profileId}`;
    await call('GET', path);
    return () => call('GET', path);
  },
  'home: checks':
    async (_app, { call, profileId }) =>
    () =>
      call('POST', '/diagnostic-test/main', { profileId, age: '36~' }),
  'home: popular posts': read(() => '/community/parenting-info/counsel/popular?range=week'),
  'begin a check': async (_app, member, testId) => () => begin(member, testId),
  'answer a question': async (_app, member, testId) => {
    const attempt = await begin(member, testId);
    const [item] = attempt.items;
    if (!item) throw new Error('the check has no question');
    return () => answerItem(member.call, attempt, item);
  },
  result: read(({ n }) => `/diagnostic-test/attempt/${toUuid(`attempt${n}`)}/result`),
  growth: read(({ profileId }) => `/growth/profile/${profileId}`),
  'growth entry':
    async (_app, { call, profileId }) =>
    () =>
      call('POST', `/growth/profile/${profileId}/entry`, {
        id: crypto.randomUUID(),
        measured_on: '20260105',
        height_cm: 85,
        note: '',
        confirmed: true,
        consent: true,
      }),
  'health windows': read(({ profileId }) => `/health-windows/profile/${profileId}`),
  analysis: read(({ profileId }) => `/analysis/profile/${profileId}`),
  notices: read(() => '/notice'),
  feed: read(() => '/community/post?section=board'),
};
