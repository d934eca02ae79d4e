import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { createApp } from '@server/app';
import { createJobWorker } from '@server/queue/job-worker';
import { useTestApp } from '@server/testing/test-app';
import { memoryLog } from '@server/testing/test-deps';
import * as v from 'valibot';
import { createTracing } from './tracing';

/** Fields of OTLP in JSON that the collector reads. */
const attribute = v.object({
  key: v.string(),
  value: v.union([v.object({ stringValue: v.string() }), v.object({ intValue: v.number() })]),
});
const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  kind: v.number(),
  attributes: v.array(attribute),
  status: v.object({ code: v.number() }),
});
const message = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(attribute) }),
      scopeSpans: v.array(v.object({ spans: v.array(span) })),
    }),
  ),
});

const t = useTestApp();
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const SERVER = 2;
const CLIENT = 3;
const ERROR = 2;

let collector: Server;
let endpoint: string;
let received: { path: string | undefined; text: string; body: v.InferOutput<typeof message> }[];

beforeEach(async () => {
  received = [];
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      received.push({ path: request.url, text: JSON.stringify(body), body: v.parse(message, body) });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  const address = collector.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(() => new Promise((closed) => collector.close(closed)));

const start = (log = t.deps.log) => createTracing({ endpoint, service: 'planner', log });
const listSpans = () =>
  received.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) =>
        spans.map(({ attributes, status, ...span }) => ({
          ...span,
          status: status.code,
          attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
        })),
      ),
    ),
  );
const send = async (...requests: [string, RequestInit?][]) => {
  const { observer, close } = start();
  const config = { ...t.deps.config, trustedProxies: 1 };
  const app = createApp({ ...t.deps, config, observeRequest: observer.observeRequest });
  for (const [url, init] of requests) await app.request(`http://localhost${url}`, init);
  await close();
};

test('a request is a span with the pattern of its route, within the trace of a trusted proxy', async () => {
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01`, 'x-forwarded-for': '203.0.113.7' };
  await send(['/api/community/post/4711?q=typed', { headers }]);
  expect(listSpans()).toEqual([
    {
      traceId: TRACE,
      parentSpanId: PARENT,
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
      name: 'GET /api/community/post/:id',
      kind: SERVER,
      status: 0,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/community/post/:id',
        'http.response.status_code': 401,
      },
    },
  ]);
  const [{ path, text, body } = { path: '', text: '', body: null }] = received;
  expect(path).toBe('/v1/traces');
  expect(text).not.toMatch(/4711|typed|203\.0\.113/);
  expect(body?.resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'planner' },
  });
});

test('a trace that the proxy does not record is not sent, nor are health checks', async () => {
  await send(['/api/test', { headers: { traceparent: `00-${TRACE}-${PARENT}-00` } }], ['/healthz'], ['/readyz']);
  expect(received).toEqual([]);
});

test('a mail belongs to the job that sent it, without its address, and a failure has a code alone', async () => {
  const { observer, close } = start();
  const refused = Object.assign(new Error('haneul@mail.example refused'), { code: 'EENVELOPE' });
  const mailer = observer.observeMails({ ...t.mailer, send: () => Promise.reject(refused) });
  await t.deps.jobs.enqueue('sweep-uploads', {});
  await createJobWorker({
    db: t.db,
    now: t.deps.now,
    log: t.deps.log,
    handlers: {
      'sweep-uploads': () =>
        mailer.send({ to: 'haneul@mail.example', subject: '번호', text: '123456', html: '123456' }),
    },
    chores: [],
    concurrency: 1,
    observeJob: observer.observeJob,
  }).runDue();
  await close();
  const [mail, job] = listSpans();
  expect(mail).toMatchObject({
    ...{ name: 'send mail', kind: CLIENT, status: ERROR, attributes: { 'error.type': 'EENVELOPE' } },
    ...{ traceId: job?.traceId, parentSpanId: job?.spanId },
  });
  expect(job).toMatchObject({
    ...{ name: 'job sweep-uploads', status: ERROR },
    attributes: { 'job.kind': 'sweep-uploads', 'job.outcome': 'failed', 'error.type': 'failed' },
  });
  expect(received.map(({ text }) => text).join()).not.toMatch(/haneul|번호|123456/);
});

test('a collector that is away is a line of the log and nothing else', async () => {
  await new Promise((closed) => collector.close(closed));
  const { log, lines } = memoryLog();
  const { observer, close } = start(log);
  const answered = { method: 'GET', route: '/api/test', status: 200 };
  await expect(observer.observeRequest({ method: 'GET', traceparent: null }, async () => answered)).resolves.toBe(
    answered,
  );
  await close();
  expect(lines.map((line) => JSON.parse(line).event)).toContain('traces not sent');
});
