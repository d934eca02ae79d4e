import path from 'node:path';
import { openBackupSource } from './backup/open-source';
import { scheduleBackups } from './backup/schedule-backups';
import type { Config } from './config';
import type { OpenDatabase } from './db/embedded/embedded';
import { seedDemo } from './demo/seed';
import type { Deps, ListedFiles, Mailer, PushSender } from './deps';
import { productJobs } from './jobs/chores';
import { publishContent } from './jobs/content-release/publish-content';
import type { Log } from './lib/log';
import type { Progress } from './lib/progress';
import { projectPaths } from './lib/project-paths';
import { followContent } from './modules/community/articles/current-content';
import { createFrameMapper } from './node/client-stacks';
import { compress } from './node/compress';
import { withContent } from './node/files/folder-files';
import { openFiles } from './node/files/open-files';
import { workerApp } from './node/lifecycle/worker-app';
import { fileMailer } from './node/mail/file-mailer';
import { mailFolder } from './node/mail/mail-folder';
import { smtpMailer } from './node/mail/smtp-mailer';
import type { Metrics } from './node/monitoring/metrics';
import type { Observer } from './node/monitoring/observers';
import { hostApp } from './node/pages/host-app';
import { keepAssets } from './node/pages/kept-assets';
import { sheetPdfs } from './node/pdf/sheet-pdfs';
import { sharpImages } from './node/pictures/sharp-images';
import { openPush } from './node/push/open-push';
import { argon2Hasher } from './node/secrets/argon2-hasher';
import { sessionSecret, toSecret } from './node/secrets/session-secret';
import { verifyHmac } from './node/secrets/verify-hmac';
import { createJobQueue } from './queue/job-queue';
import { startJobWorker } from './queue/job-worker';

/** How often due jobs are looked for. */
const POLL_MS = 1000;
/** How often changes of the content by another process are looked for. */
const CONTENT_MS = 30_000;

export type Product = Awaited<ReturnType<typeof createProduct>>;

type Host = {
  log: Log;
  progress: Progress;
  /** Null: nothing is measured. */
  metrics: Metrics | null;
  /** Null: requests, jobs and mails are neither counted nor traced. */
  observer: Observer | null;
  /** Aborted when the process was asked to stop. */
  stopping: AbortSignal;
  /** Aborted when the process accepts no connection any more; absent: it is never asked to stop. */
  closing?: AbortSignal;
  /** Absent: as configured. */
  push?: PushSender;
};

/** The product on an open database: its content is published, the demo is there when it is asked for, and its jobs run. */
export async function createProduct(
  config: Config,
  { db, countConnections }: Pick<OpenDatabase, 'db' | 'countConnections'>,
  { log, progress, stopping, closing, metrics, observer, push }: Host,
) {
  metrics?.watchDatabase({ db, countConnections });
  const uploads = await openFiles(config, db);
  const files = withContent(uploads, projectPaths.contentImages);
  const post = postOffice(config);
  const pushes = await openPush(config, { db, log });
  const deps: Deps = {
    db,
    now: Date.now,
    hasher: argon2Hasher(closing),
    images: sharpImages(projectPaths.pictureWorker, closing),
    files,
    renderPdf: sheetPdfs(projectPaths.pdfWorker, projectPaths.pdfFonts(), closing),
    mailer: observer ? observer.observeMails(post.mailer) : post.mailer,
    push: push ?? pushes.sender,
    jobs: createJobQueue({ db, now: Date.now }),
    log,
    stopping,
    ...(observer && { observeRequest: observer.observeRequest, observeJob: observer.observeJob }),
    ...(metrics && { countClientError: metrics.countClientError }),
    mapFrames: createFrameMapper(projectPaths.clientMaps),
    verifyHmac,
    compress,
    config: {
      secret: await sessionSecret(config.sessionSecret, config.dataDir),
      previousSecrets: config.previousSessionSecret === null ? [] : [toSecret(config.previousSessionSecret)],
      operator: config.operator,
      production: config.production,
      hstsSubdomains: config.hstsSubdomains,
      allowedOrigins: config.allowedOrigins,
      trustedProxies: config.trustedProxies,
      publicOrigin: config.publicOrigin,
      appLinks: config.appLinks,
      cdnOrigin: config.cdnOrigin,
      pageOrigin: config.pageOrigin,
      push: { publicKey: pushes.publicKey, hosts: config.pushHosts },
    },
  };
  await progress.step({ ko: '읽을거리를 채우는 중이에요', en: 'publishing the articles' }, () => publishContent(deps));
  const demo = config.demo
    ? await progress.step({ ko: '체험 데이터를 채우는 중이에요', en: 'filling in the demo' }, () => seedDemo(deps))
    : null;
  const assets = config.assetsDir ?? path.join(config.dataDir, 'assets');
  if (config.command !== 'worker') await keepAssets(projectPaths.client, assets);
  const app =
    config.command === 'worker'
      ? workerApp(deps)
      : hostApp(deps, config, { client: projectPaths.client, swagger: projectPaths.swagger(), assets });
  const embedded = config.databaseUrl === null;
  const stopJobs =
    config.command === 'api'
      ? async () => undefined
      : startJobWorker(productJobs(deps, { embedded, concurrency: config.jobConcurrency }), { interval: POLL_MS });
  const stopFollowing = followContent(deps, CONTENT_MS);
  const stopBackups = startBackups(config, { db, uploads, log });
  const close = async () => {
    post.close();
    stopFollowing();
    await stopBackups();
  };
  return { app, demo, stopJobs, close };
}

/** Without BACKUP_DIR there are none. */
function startBackups(config: Config, { db, uploads, log }: { db: Deps['db']; uploads: ListedFiles; log: Log }) {
  const { backupDir: folder, backupEvery: every, backupKeep: keep } = config;
  if (folder === null) return async () => undefined;
  const open = async () => ({ ...(await openBackupSource(config, db, uploads)), log });
  return scheduleBackups({ folder, every, keep }, open, log);
}

function postOffice(config: Config): { mailer: Mailer; close: () => void } {
  if (config.smtpUrl === null)
    return { mailer: fileMailer(mailFolder(config), config.mailFrom, printMailWritten), close: () => undefined };
  const mailer = smtpMailer(config.smtpUrl, config.mailFrom);
  return { mailer, close: mailer.close };
}

const printMailWritten = (file: string) => void process.stdout.write(`  메일을 썼어요 / a mail was written: ${file}\n`);
