import { createServer, type Server } from 'node:http';
import type { Database } from '@server/db/database';
import type { Connections } from '@server/db/embedded/embedded';
import { jobs } from '@server/db/schema';
import type { Mailer, ObserveRequest } from '@server/deps';
import { type NewestBackup, readNewestBackup } from '@server/lib/backup-folder';
import { errorCode } from '@server/lib/error-code';
import type { Log } from '@server/lib/log';
import { release, releaseName } from '@server/lib/release';
import type { ObserveJob } from '@server/queue/job-worker';
import { count, sql } from 'drizzle-orm';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { PortInUse } from '../lifecycle/serve';

/** Seconds; a read takes some milliseconds, a photo or a password a good part of a second. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds; an empty chore takes milliseconds, a full sweep minutes. */
const JOB_BUCKETS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300, 900];
/** How long a counted queue is answered from memory: several scrapers count it once. */
const COUNT_MS = 10_000;

type Watched = { db: Database; countConnections?: (() => Connections) | undefined };

/** Metrics of one process, in the names of docs/observe.md. No label has anything of a person. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  exportRelease(registers);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer, by method and pattern of the route',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by method, pattern of the route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests without an answer yet', registers });
  const jobDuration = new Histogram({
    name: 'ggp_job_duration_seconds',
    help: 'Time of one attempt of a job, by kind and outcome: done, failed, dead, interrupted, unstored',
    labelNames: ['kind', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  });
  const mails = new Counter({
    name: 'ggp_mails_total',
    help: 'Mails by outcome: sent, failed',
    labelNames: ['outcome'],
    registers,
  });
  const lines = new Counter({
    name: 'ggp_log_lines_total',
    help: 'Lines of the log by level, whether written or left out: warn, error',
    labelNames: ['level'],
    registers,
  });

  const observeRequest: ObserveRequest = async ({ method }, handle) => {
    const stop = duration.startTimer();
    inFlight.inc();
    try {
      const answered = await handle();
      const { route, status } = answered;
      stop({ method, route });
      requests.inc({ method, route, status });
      return answered;
    } finally {
      inFlight.dec();
    }
  };
  const observeJob: ObserveJob = async (kind, attempt) => {
    const stop = jobDuration.startTimer({ kind });
    try {
      const outcome = await attempt();
      stop({ outcome });
      return outcome;
    } catch (error) {
      stop({ outcome: 'unstored' });
      throw error;
    }
  };
  const observeMails = (mailer: Mailer): Mailer => ({
    ...mailer,
    send: async (mail) => {
      try {
        await mailer.send(mail);
        mails.inc({ outcome: 'sent' });
      } catch (error) {
        mails.inc({ outcome: 'failed' });
        throw error;
      }
    },
  });
  const countLines = (log: Log): Log => ({
    info: log.info,
    warn: (event, fields) => {
      lines.inc({ level: 'warn' });
      log.warn(event, fields);
    },
    error: (event, fields, cause) => {
      lines.inc({ level: 'error' });
      log.error(event, fields, cause);
    },
  });
  return {
    observeRequest,
    observeJob,
    observeMails,
    countClientError: clientErrorCounter(registers),
    countLines,
    watchDatabase: (watched: Watched) => watchDatabase(registers, watched),
    watchBackups: (folder: string) => watchBackups(registers, folder),
    /** The text that Prometheus reads. */
    print: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Any page may send any name of a release, so that it is no label. */
function clientErrorCounter(registers: Registry[]) {
  const clientErrors = new Counter({
    name: 'ggp_client_errors_total',
    help: 'Errors that pages reported, by the release of the page: this, other',
    labelNames: ['release'],
    registers,
  });
  return (name: string) => clientErrors.inc({ release: name === releaseName ? 'this' : 'other' });
}

const exportRelease = (registers: Registry[]) =>
  new Gauge({
    name: 'ggp_build_info',
    help: 'Version and commit of this process; the value is 1',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: release.version, commit: release.commit }, 1);

function watchDatabase(registers: Registry[], { db, countConnections }: Watched) {
  const connections = new Gauge({
    name: 'ggp_database_connections',
    help: 'Connections of the pool (open, idle) and requests that wait for one (waiting)',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = countConnections?.() ?? { open: 1, idle: 0, waiting: 0 };
      connections.set({ state: 'open' }, open);
      connections.set({ state: 'idle' }, idle);
      connections.set({ state: 'waiting' }, waiting);
    },
  });
  let countedAt = 0;
  const waitingJobs = new Gauge({
    name: 'ggp_jobs',
    help: 'Jobs of all processes by kind: due or running (waiting), given up (failed)',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      if (Date.now() - countedAt < COUNT_MS) return;
      countedAt = Date.now();
      const state = sql<'waiting' | 'failed'>`case when ${jobs.failedAt} is null then 'waiting' else 'failed' end`;
      const rows = await db
        .select({ kind: jobs.kind, state, count: count() })
        .from(jobs)
        .groupBy(jobs.kind, state)
        // A database that is away takes no other figure along.
        .catch(() => null);
      if (!rows) return;
      waitingJobs.reset();
      for (const row of rows) waitingJobs.set({ kind: row.kind, state: row.state }, row.count);
    },
  });
}

/** A folder without a backup is as old as the process: the first one is written a minute after its start. */
function watchBackups(registers: Registry[], folder: string) {
  const startedAt = Date.now();
  // A folder that is away has neither; the alert asks for the series.
  const setNewest = async (gauge: Gauge, toValue: (newest: NewestBackup | null) => number) => {
    const newest = await readNewestBackup(folder).catch(() => undefined);
    gauge.reset();
    if (newest === undefined) gauge.remove();
    else gauge.set(toValue(newest));
  };
  const age: Gauge = new Gauge({
    name: 'ggp_backup_age_seconds',
    help: 'Time since the newest backup in BACKUP_DIR was written; since the start of the process without one',
    registers,
    collect: () => setNewest(age, (newest) => (Date.now() - (newest?.at ?? startedAt)) / 1000),
  });
  const bytes: Gauge = new Gauge({
    name: 'ggp_backup_bytes',
    help: 'Size of the newest backup in BACKUP_DIR; 0 without one',
    registers,
    collect: () => setNewest(bytes, (newest) => newest?.bytes ?? 0),
  });
}

/**
 * Serves /metrics on a port of its own, which is not for the public.
 * @throws PortInUse
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'print' | 'contentType'>,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.print().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((listening, refused) => {
    server.once('error', (error) => refused(errorCode(error) === 'EADDRINUSE' ? new PortInUse(port) : error));
    server.listen(port, host, listening);
  });
  return { port: readPort(server, port), close: () => closeServer(server) };
}

function readPort(server: Server, asked: number): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : asked;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
