/** @postgres sql */

import { DEVICE_TIME_HEADER } from '@contract/common/envelope';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/common/time';
import type { HealthWindows } from '@contract/home/health-windows.responses';
import type { DonePlay } from '@contract/home/play-plan.responses';
import type { Attempt } from '@contract/test/diagnostics.responses';
import { PLAYS } from '@server/content/plays';
import { createOpenApiDocument } from '@server/http/openapi/openapi';
import { addChild, shareChild } from '@server/testing/share-child';
import { type SignedUp, useTestApp } from '@server/testing/test-app';

const t = useTestApp();
let owner: SignedUp;
let father: SignedUp;
let child: string;

beforeEach(async () => {
  owner = await t.signUp();
  father = await t.signUp();
  child = await addChild(t, owner);
  await shareChild(t, { owner, child, role: 'guardian', who: father });
});

/** A device with a wrong clock, in milliseconds. */
type Device = { who: SignedUp; skew: number };
/** A request is sent so many milliseconds after the act, and needs so many to arrive, by the clock of the server. */
type Way = { later?: number; arrives?: number };
type Act = (device: Device, isFirst: boolean, way?: Way) => Promise<number>;

const call = (
  device: Device,
  path: string,
  { later = 0, arrives = 0 }: Way,
  toBody: (deviceTime: string) => unknown,
) => {
  const acted = new Date(t.clock.now + device.skew).toISOString();
  t.clock.now += later;
  const headers = { [DEVICE_TIME_HEADER]: new Date(t.clock.now + device.skew).toISOString() };
  t.clock.now += arrives;
  return t.callJson('PUT', path, { token: device.who.token, headers, body: toBody(acted) });
};

const id = () => crypto.randomUUID();
const WINDOW = 'MMR-1';
const PLAY = PLAYS[0]?.id ?? '';

/** Two values for each write that carries a time of the device, and what a read shows afterwards. */
const WRITES: Record<
  string,
  () => Promise<{ act: Act; read: () => Promise<unknown>; first: unknown; second: unknown }>
> = {
  'PUT /health-windows/profile/{profileId}/window/{windowId}': async () => ({
    act: async (device, isFirst, way = {}) => {
      const outcome = isFirst ? 'done' : 'not_needed';
      const toBody = (marked_at: string) => ({ id: id(), outcome, on: null, marked_at, consent: true });
      return (await call(device, `/health-windows/profile/${child}/window/${WINDOW}`, way, toBody)).status;
    },
    read: async () => {
      const { data } = await t.callJson<HealthWindows>('GET', `/health-windows/profile/${child}`, {
        token: owner.token,
      });
      return data.windows.find((window) => window.id === WINDOW)?.mark?.outcome;
    },
    first: 'done',
    second: 'not_needed',
  }),
  'PUT /play-plan/profile/{profileId}/play/{playId}': async () => ({
    act: async (device, isFirst, way = {}) => {
      const feedback = isFirst ? 'enjoyed' : 'hard';
      const toBody = (marked_at: string) => ({ id: id(), day: '20260310', done: true, feedback, marked_at });
      return (await call(device, `/play-plan/profile/${child}/play/${PLAY}`, way, toBody)).status;
    },
    read: async () => {
      const { data } = await t.callJson<DonePlay[]>('GET', `/play-plan/profile/${child}/done`, { token: owner.token });
      return data.find(({ play_id }) => play_id === PLAY)?.feedback;
    },
    first: 'enjoyed',
    second: 'hard',
  }),
  'PUT /diagnostic-test/attempt/{attemptId}/answer': async () => {
    const started = await t.callJson<Attempt>(
      'POST',
      `/diagnostic-test/profile/${child}/test/development-12m/attempt`,
      {
        token: owner.token,
        body: { consent: true },
      },
    );
    const path = `/diagnostic-test/attempt/${started.data.id}`;
    const item_id = started.data.items[0]?.id;
    return {
      act: async (device, isFirst, way = {}) => {
        const value = isFirst ? 'yes' : 'not_yet';
        const toBody = (answered_at: string) => ({ id: id(), item_id, value, areas: [], note: '', answered_at });
        return (await call(device, `${path}/answer`, way, toBody)).status;
      },
      read: async () => (await t.callJson<Attempt>('GET', path, { token: owner.token })).data.answers[0]?.value,
      first: 'yes',
      second: 'not_yet',
    };
  },
};

/** Carries a time of the device, too, and is no value that two devices change: learning events, and the booklet. */
const NOT_ONE_VALUE = [
  'POST /learning/profile/{profileId}/event',
  // Marks only what nobody marked before.
  'PUT /health-windows/profile/{profileId}/booklet/{bookletId}',
];

test('every write with a time of the device is listed here', async () => {
  const { paths } = await createOpenApiDocument(t.app);
  const found = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations ?? {})
      .filter(
        ([method, operation]) => method !== 'get' && /"(marked|answered|started|traced)_at"/.test(toBody(operation)),
      )
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
  expect(found.toSorted()).toEqual([...Object.keys(WRITES), ...NOT_ONE_VALUE].toSorted());
});

const toBody = (operation: unknown) => JSON.stringify((operation as { requestBody?: unknown }).requestBody ?? null);

const SKEWS = [-2 * DAY_MS, -HOUR_MS, -MINUTE_MS / 2, 0, HOUR_MS, 2 * DAY_MS];
const CASES = Object.keys(WRITES).flatMap((write) => SKEWS.map((skew) => [write, skew / HOUR_MS, skew] as const));

test.each(CASES)(
  '%s of a device %p hours off: the later act counts, and is read after a 200',
  async (write, _, skew) => {
    const { act, read, first, second } = (await WRITES[write]?.()) ?? {};
    if (!act || !read) throw new Error(write);
    const [wrong, right] = [
      { who: owner, skew },
      { who: father, skew: 0 },
    ];
    expect(await act(right, true)).toBe(200);
    t.clock.now += 1000;
    expect(await act(wrong, false)).toBe(200);
    expect(await read()).toBe(second);
    t.clock.now += 1000;
    expect(await act(right, true)).toBe(200);
    expect(await read()).toBe(first);
  },
);

test.each(CASES)('%s of a device %p hours off, sent late: what was done after it counts', async (write, _, skew) => {
  const { act, read, first } = (await WRITES[write]?.()) ?? {};
  if (!act || !read) throw new Error(write);
  const wrong = { who: owner, skew };
  const actedAt = t.clock.now;
  t.clock.now = actedAt + MINUTE_MS;
  expect(await act({ who: father, skew: 0 }, true)).toBe(200);
  t.clock.now = actedAt;
  expect(await act(wrong, false, { later: 2 * MINUTE_MS })).toBe(200);
  expect(await read()).toBe(first);
});

test.each(CASES)(
  '%s of one device %p hours off, changed while it was on its way: the change counts',
  async (write, _, skew) => {
    const { act, read, second } = (await WRITES[write]?.()) ?? {};
    if (!act || !read) throw new Error(write);
    const device = { who: owner, skew };
    const actedAt = t.clock.now;
    expect(await act(device, true, { arrives: 3000 })).toBe(200);
    t.clock.now = actedAt + 1000;
    expect(await act(device, false, { later: 2100, arrives: 50 })).toBe(200);
    expect(await read()).toBe(second);
  },
);
