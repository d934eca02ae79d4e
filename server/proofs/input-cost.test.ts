import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { App } from '@server/app';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { sharpImages } from '@server/node/pictures/sharp-images';
import { figure } from '@server/testing/report-figure';
import { toBundle } from '@server/testing/spawn-node';
import sharp from 'sharp';
import { type CostlyCall, listSlots, type Slot } from './costly-input';
import { EXPECTATIONS, getCaller } from './expectations';
import type { Operation } from './generated-request';
import { createPeople, type People } from './people';
import { rolledBack } from './rolled-back';
import { getRouteName, listRoutes, type Route } from './route-table';
import { send } from './send-request';

/** Number of fillers for each place. Set by `npm run prove -- security input-cost`; other runs measure no time. */
const FILLERS_A_SLOT = Number(process.env.INPUT_COST_FILLERS ?? 0);
const describeMeasured = FILLERS_A_SLOT > 0 ? describe : describe.skip;
/** Lists of so few are tried whole. */
const FEW = 8;
const FOUND_ENOUGH = 5;
const TIMES_HARMLESS = 10;
/** Milliseconds allowed to any request; costs below are not compared. */
const FLOOR_MS = 5;
const DELAY_MS = 50;
/** A busy machine makes single measurements longer, never shorter: the best of so many counts. */
const REPEATS = 20;
/** Slowness that is there each time is found after fewer. */
const REPEATS_PLANTED = 3;

type Cost = {
  /** Processor milliseconds of this process, its threads included. */
  processor: number;
  /** Longest time in milliseconds the event loop did not turn. */
  delay: number;
};
type Found = { what: string; processor: number; harmless: number; delay: number };

let people: People;
let deps: Deps;
let heads: Buffer[];
beforeAll(async () => {
  people = await createPeople();
  deps = { ...people.t.deps, images: sharpImages(toBundle('server/node/pictures/picture-worker.ts')) };
  const photo = sharp({ create: { width: 32, height: 32, channels: 3, background: '#f4a261' } });
  // Of pictures, and of a set of strokes.
  heads = [
    Buffer.alloc(0),
    Buffer.from('{"kind":"ssukssuk-strokes","version":1,"records":['),
    Buffer.from([0xff, 0xd8, 0xff]),
    await photo.jpeg().toBuffer(),
    await photo.png().toBuffer(),
  ];
}, 300_000);
afterAll(() => people.t.close());

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 2));

/** The cost of one request, rolled back. */
async function measure(route: Route, { call, sender }: CostlyCall, addTo?: (app: App) => void): Promise<Cost> {
  const { token } = getCaller(getRouteName(route), people);
  return rolledBack(deps, async (app) => {
    addTo?.(app);
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    // Not reset afterwards: that drops the interval it falls into, and most requests are one interval.
    await turn();
    const before = process.cpuUsage();
    await (await send(app, route, call, { token, ...sender })).arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    await turn();
    loop.disable();
    return { processor: (user + system) / 1000, delay: loop.max / 1e6 };
  });
}

const best = (costs: readonly Cost[]): Cost => ({
  processor: Math.min(...costs.map(({ processor }) => processor)),
  delay: Math.min(...costs.map(({ delay }) => delay)),
});

/** Costly part of a call, or null. A block of the event loop cannot be longer than all its processor time. */
async function findProblem(
  route: Route,
  slot: Slot,
  filler: string,
  { addTo, repeats = REPEATS }: { addTo?: (app: App) => void; repeats?: number } = {},
): Promise<Found | null> {
  const costly = slot.fill(filler);
  const seen = [await measure(route, costly, addTo)];
  const calm: Cost[] = [];
  for (;;) {
    const { processor, delay } = best(seen);
    if (processor <= DELAY_MS) return null;
    const harmless = best(calm);
    const isWithin = processor <= TIMES_HARMLESS * Math.max(harmless.processor, FLOOR_MS);
    // A longer one is the machine's: another process had the processor.
    const blocked = Math.min(delay, processor);
    if (calm.length > 0 && isWithin && blocked <= harmless.delay + DELAY_MS) return null;
    if (seen.length === repeats)
      return { what: `${getRouteName(route)}: ${costly.what}`, processor, harmless: harmless.processor, delay };
    calm.push(await measure(route, slot.harmless(), addTo));
    seen.push(await measure(route, costly, addTo));
  }
}

async function operations(): Promise<Map<string, Operation>> {
  const answer = await people.t.app.request('http://localhost/api/openapi.json');
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        getRouteName({ method: method.toUpperCase(), path: path.replace(/\{(\w+)\}/g, ':$1') }),
        operation,
      ]),
    ),
  );
}

async function allSlots(): Promise<{ route: Route; slot: Slot }[]> {
  const documented = await operations();
  return listRoutes(people.t.app).flatMap((route) => {
    const name = getRouteName(route);
    const right = EXPECTATIONS[name]?.call?.(people.owner, people) ?? {};
    const formBytes = FORM_BYTES[name];
    return listSlots(documented.get(name) ?? {}, right, { heads, ...(formBytes && { formBytes }) }).map((slot) => ({
      route,
      slot,
    }));
  });
}

/** Forms that take less than a picture. */
const FORM_BYTES: Partial<Record<string, number>> = { 'POST /api/admin/stroke/import': 8 * 1024 * 1024 };

test('every route that reads a body is measured', async () => {
  const filled = new Set((await allSlots()).map(({ route }) => getRouteName(route)));
  const withBody = Object.entries(EXPECTATIONS).filter(
    ([, { call }]) => call?.(people.owner, people).body !== undefined,
  );
  expect(withBody.map(([name]) => name).filter((name) => !filled.has(name))).toEqual([]);
});

describeMeasured('measured', () => {
  test('hostile input costs little more than harmless input of its size, and never blocks the event loop', async () => {
    const found: Found[] = [];
    let calls = 0;
    const slots = await allSlots();
    for (const [index, { route, slot }] of slots.entries()) {
      if (found.length >= FOUND_ENOUGH) break;
      const all = slot.fillers.length;
      const some = all <= FEW ? all : Math.min(FILLERS_A_SLOT, all);
      for (let at = 0; at < some; at += 1) {
        const filler = slot.fillers[(index + at) % slot.fillers.length] ?? '';
        const problem = await findProblem(route, slot, filler);
        calls += 1;
        if (problem) found.push(problem);
      }
    }
    figure(
      'input-cost',
      `${calls} inputs in ${slots.length} places of ${new Set(slots.map(({ route }) => getRouteName(route))).size} routes: ${found.length} over ${TIMES_HARMLESS} times harmless bytes or ${DELAY_MS} ms in one piece`,
    );
    expect(found).toEqual([]);
  }, 3_600_000);

  test('detects a quadratic expression as long work', async () => {
    const route: Route = { method: 'POST', path: '/api/planted', changes: true };
    const slot: Slot = {
      what: 'text',
      fillers: ['='],
      fill: (filler) => ({ what: filler, call: { body: filler.repeat(Math.floor(20_000 / filler.length)) } }),
      harmless: () => slot.fill('no '),
    };
    const addTo = (app: App) => app.post('/api/planted', async (c) => ok(c, /=+$/.test(`${await c.req.text()} `)));
    const found = await findProblem(route, slot, '=', { addTo, repeats: REPEATS_PLANTED });
    expect(found?.delay).toBeGreaterThan(DELAY_MS);
    expect(found?.processor).toBeGreaterThan(TIMES_HARMLESS * FLOOR_MS);
    expect(await findProblem(route, slot, 'no ', { addTo })).toBeNull();
  });
});
