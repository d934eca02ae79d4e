import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '@server/app';
import { jobs } from '@server/db/schema';
import { useTestApp } from '@server/testing/test-app';
import { memoryLog } from '@server/testing/test-deps';
import { createMetrics, type Metrics, serveMetrics } from './metrics';

const t = useTestApp();
let metrics: Metrics;
beforeEach(() => {
  metrics = createMetrics();
});
const readLines = async () => (await metrics.print()).split('\n');
const open = (url: string, init?: RequestInit) =>
  createApp({ ...t.deps, observeRequest: metrics.observeRequest }).request(`http://localhost${url}`, init);

test('counts requests by the pattern of their route, with nothing of the path', async () => {
  await open('/api/community/post/4711?q=typed');
  await open('/typed-name');
  const lines = await readLines();
  expect(lines).toContain('http_requests_total{method="GET",route="/api/community/post/:id",status="401"} 1');
  expect(lines).toContain('http_requests_total{method="GET",route="(none)",status="404"} 1');
  expect(lines).toContain('http_request_duration_seconds_count{method="GET",route="(none)"} 1');
  expect(lines).toContain('http_requests_in_flight 0');
  expect(lines.join('\n')).not.toMatch(/4711|typed/);
});

test('counts mails that were sent and that failed', async () => {
  const mail = { to: 'haneul@mail.example', subject: '번호', text: '123456', html: '123456' };
  const mailer = metrics.observeMails(t.mailer);
  await mailer.send(mail);
  const failing = metrics.observeMails({ ...t.mailer, send: () => Promise.reject(new Error('refused')) });
  await expect(failing.send(mail)).rejects.toThrow('refused');
  const lines = await readLines();
  expect(lines).toContain('ggp_mails_total{outcome="sent"} 1');
  expect(lines).toContain('ggp_mails_total{outcome="failed"} 1');
  expect(lines.join('\n')).not.toContain('haneul');
});

test('counts lines of the log that ask for somebody', () => {
  const { log, lines } = memoryLog();
  const counted = metrics.countLines(log);
  counted.info('request');
  counted.warn('database unavailable');
  counted.error('request failed', {}, new Error('why'));
  expect(lines).toHaveLength(3);
  return expect(readLines()).resolves.toEqual(
    expect.arrayContaining(['ggp_log_lines_total{level="warn"} 1', 'ggp_log_lines_total{level="error"} 1']),
  );
});

test('counts jobs by kind, those that were given up apart', async () => {
  const at = new Date(t.clock.now);
  const kind = 'deliver-notices' as const;
  const job = { kind, payload: {}, runAt: at, createdAt: at } as const;
  await t.db.insert(jobs).values([
    { ...job, id: crypto.randomUUID() },
    { ...job, id: crypto.randomUUID() },
    { ...job, id: crypto.randomUUID(), failedAt: at },
  ]);
  metrics.watchDatabase({ db: t.db });
  const lines = await readLines();
  expect(lines).toContain(`ggp_jobs{kind="${kind}",state="waiting"} 2`);
  expect(lines).toContain(`ggp_jobs{kind="${kind}",state="failed"} 1`);
});

test('measures attempts of jobs by kind and outcome, also one whose outcome was lost', async () => {
  await metrics.observeJob('sweep-uploads', async () => 'done');
  const lost = new Error('away');
  await expect(metrics.observeJob('sweep-uploads', () => Promise.reject(lost))).rejects.toBe(lost);
  const lines = await readLines();
  expect(lines).toContain('ggp_job_duration_seconds_count{kind="sweep-uploads",outcome="done"} 1');
  expect(lines).toContain('ggp_job_duration_seconds_count{kind="sweep-uploads",outcome="unstored"} 1');
});

test('shows the pool, and goes on while the database is away', async () => {
  metrics.watchDatabase({ db: t.db, countConnections: () => ({ open: 7, idle: 3, waiting: 2 }) });
  const lines = await readLines();
  expect(lines).toEqual(
    expect.arrayContaining([
      'ggp_database_connections{state="open"} 7',
      'ggp_database_connections{state="idle"} 3',
      'ggp_database_connections{state="waiting"} 2',
    ]),
  );
  const away = createMetrics();
  const failing = { select: () => ({ from: () => ({ groupBy: () => Promise.reject(new Error('away')) }) }) };
  away.watchDatabase({ db: Object.assign(Object.create(t.db), failing) });
  expect(await away.print()).toContain('ggp_database_connections{state="open"} 1');
});

test('tells the age and the size of the newest backup, and nothing of a folder that is away', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ggp-metrics-'));
  metrics.watchBackups(folder);
  expect(await readLines()).toContain('ggp_backup_bytes 0');
  writeFileSync(path.join(folder, 'backup-20260310-030000.tar'), 'x'.repeat(10));
  const hourAgo = Date.now() / 1000 - 3600;
  utimesSync(path.join(folder, 'backup-20260310-030000.tar'), hourAgo, hourAgo);
  const lines = await readLines();
  expect(lines).toContain('ggp_backup_bytes 10');
  const age = Number(lines.find((line) => line.startsWith('ggp_backup_age_seconds '))?.split(' ')[1]);
  expect(Math.round(age / 3600)).toBe(1);
  rmSync(folder, { recursive: true });
  expect((await metrics.print()).match(/^ggp_backup_\w+ /gm)).toBeNull();
});

test('is served on a port of its own at /metrics alone', async () => {
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${served.port}`;
  const answer = await fetch(`${base}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(await answer.text()).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(`${base}/`)).status).toBe(404);
  expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(404);
  await served.close();
});
