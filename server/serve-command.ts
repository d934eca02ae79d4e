import { setMaxListeners } from 'node:events';
import path from 'node:path';
import { openDatabase } from '@server/db/open-database';
import { startingApp } from '@server/http/starting-app';
import { prepareBackupFolder } from '@server/lib/backup-folder';
import type { Log } from '@server/lib/log';
import { printedProgress } from '@server/lib/progress';
import { release, releaseName } from '@server/lib/release';
import { prepareDataFolder } from '@server/node/files/data-folder';
import { describeStore } from '@server/node/files/describe-store';
import { serve } from '@server/node/lifecycle/serve';
import { unlessStopped, untilStopped } from '@server/node/lifecycle/stop-signal';
import { mailFolder } from '@server/node/mail/mail-folder';
import { createLog } from '@server/node/monitoring/json-log';
import { combineObservers } from '@server/node/monitoring/observers';
import { type Config, configWarnings } from './config';
import type { Product } from './product';

/** From the moment no connection is accepted any more, no matter what is under way. */
const STOP_MS = 8_000;
/** For what is still at work when all requests are answered. */
const CLOSE_MS = 1_500;

/**
 * `serve`, `api` and `worker`. The port comes first: a start that cannot have it leaves nothing behind, and early requests get 503 with Retry-After.
 * The product itself is imported last, as a process that finds its folder in use needs none of it.
 */
export async function serveProduct(config: Config, stopping: AbortSignal) {
  const measured = await openMetrics(config);
  const log = measured ? measured.metrics.countLines(createLog(config)) : createLog(config);
  const traced = await openTracing(config, log);
  let drainDelay = 0;
  const closing = new AbortController();
  // Everything that waits for a processor listens to it.
  setMaxListeners(0, closing.signal);
  stopping.addEventListener('abort', () => {
    exitAfter(drainDelay * 1000 + STOP_MS, log);
    setTimeout(() => closing.abort(), drainDelay * 1000);
  });
  const progress = printedProgress(print);
  let app: Pick<Product['app'], 'fetch'> = startingApp(config, log);
  const served = await serve({ fetch: (...request) => app.fetch(...request) }, config);
  warn([...configWarnings(config), ...prepareDataFolder(config.dataDir).map(openToOthers)]);
  if (config.backupDir !== null) {
    await prepareBackupFolder(config.backupDir);
    measured?.metrics.watchBackups(config.backupDir);
  }
  const database = await openDatabase(config, { log, progress });
  try {
    const product = await unlessStopped(stopping, async () => {
      const { createProduct } = await import('./product');
      const metrics = measured?.metrics ?? null;
      const observer = combineObservers([traced?.observer, metrics].flatMap((item) => item ?? []));
      return createProduct(config, database, { log, progress, stopping, closing: closing.signal, metrics, observer });
    });
    app = product.app;
    announce(config, served.port, product.demo);
    drainDelay = config.drainDelay;
    const signal = await untilStopped(stopping);
    log.info('stopping', { signal });
    await served.drain(config.drainDelay);
    exitAfter(CLOSE_MS, log);
    await product.stopJobs();
    await product.close();
  } finally {
    await database.close();
    await traced?.close();
    await measured?.close();
  }
}

/** Null without METRICS_PORT: then no package for it is loaded. */
async function openMetrics({ metricsHost, metricsPort }: Config) {
  if (metricsPort === null) return null;
  const { createMetrics, serveMetrics } = await import('./node/monitoring/metrics');
  const metrics = createMetrics();
  const { close } = await serveMetrics(metrics, { host: metricsHost, port: metricsPort });
  return { metrics, close };
}

/** Null without OTEL_EXPORTER_OTLP_ENDPOINT: then no package for it is loaded. */
async function openTracing({ tracesEndpoint: endpoint, tracesService: service }: Config, log: Log) {
  if (endpoint === null) return null;
  const { createTracing } = await import('./node/monitoring/tracing');
  return createTracing({ endpoint, service, log });
}

const print = (text: string) => void process.stdout.write(text);
const warn = (lines: string[]) => void process.stderr.write(lines.map((line) => `  ${line}\n`).join(''));
const openToOthers = (target: string) =>
  `Others on this machine can read ${target}, and this user may not change that. / 이 컴퓨터의 다른 사용자가 ${target}의 내용을 볼 수 있어요.`;

/** Ends the process if it still runs then. Uncommitted work is undone by the database, as after a crash. */
const exitAfter = (ms: number, log: Log) =>
  void setTimeout(() => {
    log.warn('stopped with work under way');
    process.exit(0);
  }, ms).unref();

function announce(config: Config, port: number, demo: Product['demo']) {
  const { command, host, databaseUrl, dataDir, smtpUrl } = config;
  const where = `http://${['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host}:${port}`;
  const lines = [
    '',
    `  쑥쑥플래너가 열렸어요 / Grow-Grow Planner is running: ${where}`,
    `  버전 / version: ${releaseName}${release.date && `, ${release.date}`}`,
    command === 'worker' ? '  작업만 해요 / runs jobs only' : `  API: ${where}/api/docs`,
    `  데이터 / data: ${databaseUrl === null ? path.resolve(dataDir) : 'PostgreSQL'}`,
    ...(config.storage === null ? [] : [`  사진 / pictures: ${describeStore(config)}`]),
    `  메일 / mail: ${smtpUrl === null ? mailFolder(config) : new URL(smtpUrl).host}`,
    ...(demo ? ['', '  체험 계정 / demo accounts'] : []),
    ...(demo?.accounts ?? []).map(({ user_id, password, note }) => `    ${user_id} / ${password}  ${note}`),
    ...(demo ? ['', '  체험 이용권 번호 / demo licence codes'] : []),
    ...(demo?.licences ?? []).map(({ code, note }) => `    ${code}  ${note}`),
    '',
    '',
  ];
  print(lines.join('\n'));
}
