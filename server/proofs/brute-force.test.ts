import { setImmediate } from 'node:timers/promises';
import { MINUTE_MS } from '@contract/common/time';
import type { PasswordHasher } from '@server/deps';
import { boundedQueue } from '@server/http/protection/bounded-queue';
import { WAITING } from '@server/node/secrets/argon2-hasher';
import { figure } from '@server/testing/report-figure';
import { createTestApp, type SignedUp, type TestApp } from '@server/testing/test-app';
import { testConfig } from '@server/testing/test-deps';

let t: TestApp;
afterEach(() => t.close());

const logIn = (user_id: string, password: string, network = '192.0.2.1') =>
  t.callJson('POST', '/auth/login', { body: { user_id, password }, headers: { 'x-forwarded-for': network } });

/** Log-ins with a wrong password spread over an hour; then how long its owner waits. Answers what was hashed. */
async function besieged(tries: number, atOnce: number) {
  const { loginId, password } = await t.signUp();
  await logIn('nobody_at_all', 'x');
  const before = t.hasher.calls.verify;
  for (let sent = 0; sent < tries; sent += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, index) => logIn(loginId, `guess ${sent + index}`)));
    t.clock.now += (60 * MINUTE_MS * atOnce) / tries;
  }
  const hashed = t.hasher.calls.verify - before;
  let waited = 0;
  for (; waited < 60 && (await logIn(loginId, password)).status !== 200; waited += 1) t.clock.now += MINUTE_MS;
  return { hashed, waited };
}

test.each([1, 50])(
  'hashes at most 20 of 1,000 wrong passwords over an hour, %i at once, and admits the owner in 15 minutes',
  async (atOnce) => {
    t = await createTestApp();
    const { hashed, waited } = await besieged(1000, atOnce);
    figure(
      `brute-force-${atOnce}`,
      `${hashed} of 1,000 hashed in the hour, the right password works after ${waited} min`,
    );
    expect(hashed).toBeLessThanOrEqual(20);
    expect(waited).toBeLessThanOrEqual(15);
  },
  MINUTE_MS,
);

/** A hasher that waits until released, behind the queue of the real one (two at a time, `waiting` in line). */
function blockingHasher(waiting: number) {
  const enqueue = boundedQueue({ running: 2, waiting });
  const blocked: (() => void)[] = [];
  let running = 0;
  let asked = 0;
  const most = { running: 0 };
  const block = <T>(value: T) =>
    enqueue(async () => {
      running += 1;
      most.running = Math.max(most.running, running);
      await new Promise<void>((go) => blocked.push(go));
      running -= 1;
      return value;
    });
  const hasher: PasswordHasher = {
    hash: async (password) => `test:${password}`,
    verify: (hash, password) => {
      asked += 1;
      return block(hash === `test:${password}`);
    },
  };
  /** Lets hashing go on until `work` is done. */
  const goOnUntil = async <T>(work: Promise<T>): Promise<T> => {
    let done = false;
    void work.finally(() => {
      done = true;
    });
    while (!done) {
      for (const go of blocked.splice(0)) go();
      await setImmediate();
    }
    return work;
  };
  return { hasher, most, underWay: () => blocked.length, asked: () => asked, goOnUntil };
}

/** From a network of its own: one network's log-ins are limited before the queue of the hasher. */
const logInAlone = ({ loginId, password }: SignedUp, index: number) =>
  logIn(loginId, password, `10.0.${Math.floor(index / 250)}.${index % 250}`);

test.each([
  [200, 200],
  [400, WAITING + 2],
])(
  'answers a burst of %i log-ins: %i signed in, the rest refused with Retry-After, other requests answered first',
  async (size, places) => {
    const { hasher, most, underWay, asked, goOnUntil } = blockingHasher(WAITING);
    t = await createTestApp({ hasher, config: { ...testConfig, trustedProxies: 1 } });
    const people = await t.signUpEach(Array.from({ length: size }, () => ({})));
    const burst = Promise.all(people.map(logInAlone));
    while (underWay() < 2) await setImmediate();

    // Not one password of the burst is through, and everybody else is served.
    const reads = await Promise.all(people.slice(0, 100).map(({ token }) => t.callJson('GET', '/profile', { token })));
    const served = reads.filter(({ status }) => status === 200).length;
    // A log-in that arrives after the first is hashed would find a free place in the queue.
    while (asked() < size) await setImmediate();
    const answers = await goOnUntil(burst);
    const signedIn = answers.filter(({ status }) => status === 200).length;
    const later = answers.filter(
      ({ status, headers }) => status === 503 && Number(headers.get('retry-after')) > 0,
    ).length;

    // A request refused with 503 is not counted as an attempt, and a retry succeeds.
    const again = people.filter((_, index) => answers[index]?.status === 503);
    const second = await goOnUntil(Promise.all(again.map(logInAlone)));
    const failed = size - signedIn - later + second.filter(({ status }) => status !== 200).length;
    figure(
      `log-in-burst-${size}`,
      `${signedIn} signed in, ${later} told to come again (all in the second time), ${failed} failed; ${most.running} hashed at a time; ${served} of 100 other requests answered meanwhile`,
    );
    expect({ signedIn, later, failed, served }).toEqual({
      signedIn: places,
      later: size - places,
      failed: 0,
      served: 100,
    });
    expect(most.running).toBe(2);
  },
  MINUTE_MS,
);
