import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../../contract/auth/auth.responses';
import { CLIENT_HEADER, type Success } from '../../contract/common/envelope';
import type { Profile } from '../../contract/profiles/profile.responses';
import { ADMIN, DEMO, EXPERT, SECOND } from '../../e2e/support/family';
import { median } from '../statistics';
import { hammer } from './hammer';

const WRITES = 60;
const READERS = [SECOND, SECOND, EXPERT, ADMIN];
/** Bound: p95 beside the load, divided by the p95 of the same readers alone. */
const RATIO = 5;

async function signIn(origin: string, account: typeof DEMO): Promise<Record<string, string>> {
  const headers = { [CLIENT_HEADER]: 'web', 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(account) });
  const { data } = (await answer.json()) as Success<SignedIn>;
  return { [CLIENT_HEADER]: 'web', authorization: `Bearer ${data.access_token}` };
}

/** Four readers of other accounts, alone and beside sixty growth entries in flight of one account. */
export async function measureBesideOneAccount(origin: string, ms: number) {
  const headers = await signIn(origin, DEMO);
  const readers = await Promise.all(READERS.map((account) => signIn(origin, account)));
  const read = async () => {
    const timings = await Promise.all(
      readers.map((reader) => hammer({ method: 'GET', url: `${origin}/api/mypage`, headers: reader }, 1, ms)),
    );
    return {
      p50: median(timings.map(({ p50 }) => p50)),
      p95: Math.max(...timings.map(({ p95 }) => p95)),
      failed: timings.reduce((sum, { failed }) => sum + failed, 0),
    };
  };
  const children = (await (await fetch(`${origin}/api/profile`, { headers })).json()) as Success<Profile[]>;
  const url = `${origin}/api/growth/profile/${children.data[0]?.id}/entry`;
  const body = () => ({ id: randomUUID(), measured_on: '20260105', height_cm: 74, confirmed: true, consent: true });
  const alone = await read();
  const [beside] = await Promise.all([read(), hammer({ method: 'POST', url, headers, body }, WRITES, ms)]);
  return { alone, beside, isLate: beside.p95 > RATIO * alone.p95 || beside.failed > 0 };
}

export const toSentence = ({ alone, beside }: Awaited<ReturnType<typeof measureBesideOneAccount>>) =>
  `Four readers of /mypage, p50 / p95 ms: alone ${alone.p50.toFixed(1)} / ${alone.p95.toFixed(1)}, ` +
  `beside sixty growth entries in flight of another account ${beside.p50.toFixed(1)} / ${beside.p95.toFixed(1)}, ` +
  `${beside.failed} refused.`;
