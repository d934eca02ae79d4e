import fc from 'fast-check';
import { figure } from '../../bench/figure';
import { CLIENT_HEADER } from '@contract/envelope';
import { type App, createApp } from '../app';
import type { Database } from '../db/database';
import { memoryLog } from '../testing/test-deps';
import { callerOf, EXPECTATIONS } from './expectations';
import { type Generated, generatedRequest, type Operation } from './generated-request';
import { createPeople, type People } from './people';
import { nameOf } from './route-table';
import { undone } from './undone';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1000);
const SEED = Number(process.env.FUZZ_SEED ?? 20260310);
/** So few that a log-out among them leaves most of them signed in: afterwards all is undone. */
const TOGETHER = 20;
const HANGS_AFTER_MS = 20_000;

type Sent = Generated & { method: string };
type Seen = { request: Sent; status: number; problem: string | null };

let people: People;
beforeAll(async () => {
  people = await createPeople();
}, 300_000);
afterAll(() => people.t.close());

async function routesOfDocument() {
  const answer = await people.t.app.request('http://localhost/api/openapi.json');
  const document = (await answer.json()) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

/** What the API answers besides JSON: the export, and the pictures of an inquiry. */
const FILES = new Set(['application/zip', 'image/webp']);

/** Why an answer is none that a client can live with, or null. */
function problemOf(status: number, type: string, text: string): string | null {
  if (status >= 500) return `${status}`;
  if (!type.startsWith('application/json')) return status === 200 && FILES.has(type) ? null : `answered ${type}`;
  const envelope = JSON.parse(text) as { success?: unknown; message?: unknown; openapi?: unknown };
  if (envelope.openapi) return null;
  if (envelope.success !== status < 400) return 'no envelope';
  if (status >= 400 && !/\p{Script=Hangul}/u.test(String(envelope.message))) return 'a refusal without a sentence';
  return null;
}

async function look(app: App, request: Sent, hangsAfter = HANGS_AFTER_MS): Promise<Seen> {
  const { url, method, headers, body } = request;
  let timer: NodeJS.Timeout | undefined;
  const hanging = new Promise<Seen>((resolve) => {
    timer = setTimeout(() => resolve({ request, status: 0, problem: 'hangs' }), hangsAfter);
  });
  const answering = (async () => {
    const answer = await app.request(url, {
      method,
      headers: { [CLIENT_HEADER]: 'web', ...headers },
      ...(method !== 'GET' && body !== undefined && { body }),
    });
    const text = await answer.text();
    const problem = problemOf(answer.status, answer.headers.get('content-type') ?? '', text);
    return { request, status: answer.status, problem };
  })();
  const seen = await Promise.race([answering, hanging]);
  clearTimeout(timer);
  return seen;
}

test('generated requests over the OpenAPI document: nothing breaks, nothing hangs', async () => {
  const { t, owner } = people;
  const routes = await routesOfDocument();
  const each = Math.ceil(REQUESTS / routes.length);
  const requests = routes.flatMap(({ path, method, operation }, nth) => {
    const name = nameOf({ method, path: path.replace(/\{(\w+)\}/g, ':$1') });
    const right = EXPECTATIONS[name]?.call?.(owner, people) ?? {};
    const sample = fc.sample(generatedRequest(path, operation, right, callerOf(name, people).token), {
      numRuns: each,
      seed: SEED + nth,
    });
    return sample.map((request): Sent => ({ method, ...request }));
  });

  const seen: Seen[] = [];
  // Neighbours of one route would mostly be refused for the same reason, so they are dealt out.
  const groups = Math.ceil(requests.length / TOGETHER);
  for (let group = 0; group < groups; group += 1) {
    const hand = requests.filter((_, nth) => nth % groups === group);
    await undone(t.deps, async (app) => {
      for (const request of hand) {
        const one = await look(app, request);
        seen.push(one);
        // A query that failed spoils the rest of what is undone with it.
        if (one.status >= 500) break;
      }
    });
  }

  const broken = seen.filter(({ status }) => status >= 500).length;
  const hung = seen.filter(({ problem }) => problem === 'hangs').length;
  const passed = seen.filter(({ status }) => status >= 200 && status < 300).length;
  const problems = seen.filter(({ problem }) => problem !== null);
  figure(
    REQUESTS >= 20_000 ? 'fuzz' : 'fuzz-short',
    `seed ${SEED}: ${seen.length} requests to ${routes.length} routes (${passed} accepted): ${broken} × 5xx, ${hung} hung, ${problems.length - broken - hung} answers out of shape`,
  );
  const brief = ({ request, status, problem }: Seen) => ({
    status,
    problem,
    what: `${request.method} ${request.url.slice(0, 300)}`,
    headers: request.headers,
    body: typeof request.body === 'string' ? request.body.slice(0, 300) : request.body && '(form)',
  });
  const said = t.logLines.filter((line) => line.includes('request failed')).slice(0, 5);
  expect({ said, problems: problems.slice(0, 5).map(brief) }).toEqual({ said: [], problems: [] });
}, 1_200_000);

test('it sees what breaks, and what does not answer', async () => {
  const planted = async (db: unknown) => {
    const app = createApp({ ...people.t.deps, log: memoryLog().log, db: db as Database });
    const body = JSON.stringify({ user_id: 'a', password: 'b' });
    const headers = { 'content-type': 'application/json' };
    return look(app, { method: 'POST', url: 'http://localhost/api/auth/login', headers, body }, 50);
  };
  expect(await planted({})).toMatchObject({ status: 500, problem: '500' });
  const never = new Promise<never>(() => undefined);
  expect(
    await planted({ insert: () => ({ values: () => ({ onConflictDoUpdate: () => ({ returning: () => never }) }) }) }),
  ).toMatchObject({ problem: 'hangs' });
});
