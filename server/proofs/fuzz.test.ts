import { CLIENT_HEADER } from '@contract/common/envelope';
import { type App, createApp } from '@server/app';
import * as schema from '@server/db/schema';
import { createOpenApiDocument, toDocumentPath } from '@server/http/openapi/openapi';
import { figure } from '@server/testing/report-figure';
import { memoryLog } from '@server/testing/test-deps';
import { drizzle } from 'drizzle-orm/pg-proxy';
import fc from 'fast-check';
import { getAnswerCheck } from '../../jest/documented-answers';
import type { Call } from './expectation';
import { EXPECTATIONS, getCaller } from './expectations';
import { type Generated, generatedRequest, type Operation } from './generated-request';
import { createPeople, type People } from './people';
import { rolledBack } from './rolled-back';
import { getRouteName, listRoutes } from './route-table';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1000);
const SEED = Number(process.env.FUZZ_SEED ?? 20260310);
/** So few that a log-out among them leaves most of them signed in: afterwards all is undone. */
const TOGETHER = 20;
const HANGS_AFTER_MS = 20_000;
/** Requests that are made before they are sent: some of them are hundreds of kilobytes long. */
const IN_MEMORY = 5000;

/** The operation of a bare path in the document. */
const PATH_ONLY: Operation = { parameters: [{ in: 'path', name: 'path', schema: { type: 'string' } }] };

type Sent = Generated & { method: string };
type Seen = { request: Sent; status: number; problem: string | null };

let people: People;
beforeAll(async () => {
  people = await createPeople();
}, 300_000);
afterAll(() => people.t.close());

/** Paths of no operation: below the API, and where the pages of the client are. */
const ELSEWHERE = ['/{path}', '/api/{path}', '/api/docs/{path}'].flatMap((path) =>
  ['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({ path, method, operation: PATH_ONLY })),
);

async function listOperations() {
  const { paths } = await createOpenApiDocument(people.t.app);
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  return [...documented, ...ELSEWHERE];
}

/** Every id that a person of the proofs has. */
const listIds = ({ owner, other, blocked, entry, contest }: People) =>
  [owner, other, blocked, { entry, contest }]
    .flatMap((item) => Object.values(item))
    .filter(
      (value): value is string =>
        typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
    );

/** Why an answer is none that a client can live with, or null. */
async function findProblem({ method, url }: Sent, answer: Response): Promise<string | null> {
  const { status } = answer;
  if (status >= 500) return `${status}`;
  const check = await getAnswerCheck(people.t.app);
  const undocumented = await check(method, url, answer);
  if (typeof undocumented === 'string') return undocumented;
  const type = answer.headers.get('content-type') ?? '';
  const text = await answer.text();
  // The document describes no operation there: a page or a file of the documentation.
  if (!type.startsWith('application/json'))
    return undocumented === null || (status === 200 && type.startsWith('text/')) ? null : `answered ${type}`;
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
    return { request, status: answer.status, problem: await findProblem(request, answer) };
  })();
  const seen = await Promise.race([answering, hanging]);
  clearTimeout(timer);
  return seen;
}

type Operations = Awaited<ReturnType<typeof listOperations>>;

/** The requests of one round, as many to each operation. */
function generate(operations: Operations, each: number, seed: number): Sent[] {
  const { t, owner } = people;
  const ids = listIds(people);
  const names = new Map(
    listRoutes(t.app).map((route) => [`${route.method} ${toDocumentPath(route.path)}`, getRouteName(route)]),
  );
  return operations.flatMap(({ path, method, operation }, index) => {
    const name = names.get(`${method} ${path}`) ?? '';
    const { call, variants = {} } = EXPECTATIONS[name] ?? {};
    const calls = [call, ...Object.values(variants).map((item) => item.call ?? call)].map(
      (right): Call => right?.(owner, people) ?? {},
    );
    const known = { calls, token: getCaller(name, people).token, ids };
    const sample = fc.sample(generatedRequest(path, operation, known), { numRuns: each, seed: seed + index });
    return sample.map((request): Sent => ({ method, ...request }));
  });
}

/** Sends them in groups, each of which is undone. */
async function sendAll(requests: readonly Sent[], onAnswer: (seen: Seen) => void) {
  // Neighbours of one route would mostly be refused for the same reason, so they are dealt out.
  const groups = Math.ceil(requests.length / TOGETHER);
  for (let group = 0; group < groups; group += 1) {
    const hand = requests.filter((_, index) => index % groups === group);
    await rolledBack(people.t.deps, async (app) => {
      for (const request of hand) {
        const answered = await look(app, request);
        onAnswer(answered);
        // A query that failed spoils the rest of what is undone with it.
        if (answered.status >= 500) break;
      }
    });
  }
}

test('answers generated requests over the OpenAPI document without an error or a hang', async () => {
  const operations = await listOperations();
  const rounds = Math.ceil(REQUESTS / IN_MEMORY);
  const each = Math.ceil(REQUESTS / rounds / operations.length);
  let [sent, passed] = [0, 0];
  const problems: Seen[] = [];
  for (let round = 0; round < rounds; round += 1)
    await sendAll(generate(operations, each, SEED + round * operations.length), (answered) => {
      sent += 1;
      if (answered.status >= 200 && answered.status < 300) passed += 1;
      if (answered.problem !== null) problems.push(answered);
    });

  const broken = problems.filter(({ status }) => status >= 500).length;
  const hung = problems.filter(({ problem }) => problem === 'hangs').length;
  figure(
    'fuzz',
    `seed ${SEED}: ${sent} requests to ${operations.length - ELSEWHERE.length} operations and elsewhere (${passed} accepted): ${broken} × 5xx, ${hung} hung, ${problems.length - broken - hung} answers that the OpenAPI document does not describe`,
  );
  const brief = ({ request, status, problem }: Seen) => ({
    status,
    problem,
    what: `${request.method} ${request.url.slice(0, 300)}`,
    headers: request.headers,
    body: typeof request.body === 'string' ? request.body.slice(0, 300) : request.body && '(form)',
  });
  const said = people.t.logLines.filter((line) => line.includes('request failed')).slice(0, 5);
  expect({ said, problems: problems.slice(0, 5).map(brief) }).toEqual({ said: [], problems: [] });
}, 7_200_000);

test('detects an operation that fails, and one that does not answer', async () => {
  const readFaulty = async (query: () => Promise<never>, hangsAfter?: number) => {
    const db = drizzle(query, { schema });
    const app = createApp({ ...people.t.deps, log: memoryLog().log, db });
    const body = JSON.stringify({ user_id: 'a', password: 'b' });
    const headers = { 'content-type': 'application/json' };
    return look(app, { method: 'POST', url: 'http://localhost/api/auth/login', headers, body }, hangsAfter);
  };
  expect(await readFaulty(() => Promise.reject(new Error('broken')))).toMatchObject({ status: 500, problem: '500' });
  const never = new Promise<never>(() => undefined);
  expect(await readFaulty(() => never, 50)).toMatchObject({ problem: 'hangs' });
});
