import path from 'node:path';
import { type Config, ConfigError, readConfig } from './config';
import { ForeignFolder } from './db/embedded';
import { FolderInUse } from './db/folder-lock';
import { openDatabase } from './db/open-database';
import { seedDemo } from './db/seed/seed';
import type { Deps, Mailer } from './deps';
import { seedStrokes } from './modules/stroke/shipped-strokes';
import { publishArticles } from './modules/community/publish-articles';
import { publishFaqs } from './modules/faq/publish-faqs';
import { argon2Hasher } from './node/argon2-hasher';
import { errorCode } from './node/error-code';
import { fileMailer } from './node/file-mailer';
import { folderFiles, withContent } from './node/folder-files';
import { hostApp } from './node/host-app';
import { startHousekeeping } from './node/housekeeping';
import { jsonLog, silentLog } from './node/json-log';
import { logPush } from './node/log-push';
import { projectPaths } from './node/project-paths';
import { PortInUse, serve } from './node/serve';
import { sessionSecret } from './node/session-secret';
import { sharpImages } from './node/sharp-images';
import { smtpMailer } from './node/smtp-mailer';

async function main() {
  const config = readConfig(process.env, process.argv.slice(2));
  const log = config.log === 'json' ? jsonLog() : silentLog;
  const database = await openDatabase(config, log);
  const post = postOffice(config);
  try {
    const deps: Deps = {
      db: database.db,
      now: Date.now,
      hasher: argon2Hasher(),
      images: sharpImages(),
      files: withContent(folderFiles(path.join(config.dataDir, 'uploads')), projectPaths.contentImages),
      mailer: post.mailer,
      push: logPush(log),
      log,
      config: {
        secret: await sessionSecret(config.sessionSecret, config.dataDir),
        production: config.production,
        allowedOrigins: config.allowedOrigins,
        trustedProxies: config.trustedProxies,
        publicOrigin: config.publicOrigin,
      },
    };
    await seedStrokes(deps.db, deps.now());
    await publishArticles(deps);
    await publishFaqs(deps);
    const demo = config.demo ? await seedDemo(deps) : null;
    const app = hostApp(deps, config, { client: projectPaths.client, swagger: projectPaths.swagger() });
    const served = await serve(app, config);
    const stopHousekeeping = startHousekeeping(deps, { embedded: config.databaseUrl === null });
    announce(config, served.port, demo);
    const signal = await ended();
    log.info('stopping', { signal });
    await served.drain();
    await stopHousekeeping();
  } finally {
    post.close();
    await database.close();
  }
}

function postOffice(config: Config): { mailer: Mailer; close: () => void } {
  if (config.smtpUrl === null)
    return { mailer: fileMailer(mailFolder(config), config.mailFrom, tellOfMail), close: () => undefined };
  const mailer = smtpMailer(config.smtpUrl, config.mailFrom);
  return { mailer, close: mailer.close };
}

const mailFolder = ({ dataDir }: Config) => path.resolve(dataDir, 'mail');
const tellOfMail = (file: string) => void process.stdout.write(`  메일을 썼어요 / a mail was written: ${file}\n`);

/** Resolves with the first signal to stop; a second one ends the process at once. */
const ended = () =>
  new Promise<string>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve(signal);
      });
    }
  });

type Demo = Awaited<ReturnType<typeof seedDemo>>;

function announce(config: Config, port: number, demo: Demo | null) {
  const { host, databaseUrl, dataDir, smtpUrl } = config;
  const where = `http://${['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host}:${port}`;
  const lines = [
    '',
    `  쑥쑥플래너가 열렸어요 / Grow-Grow Planner is running: ${where}`,
    `  API: ${where}/api/docs`,
    `  데이터 / data: ${databaseUrl === null ? path.resolve(dataDir) : 'PostgreSQL'}`,
    `  메일 / mail: ${smtpUrl === null ? mailFolder(config) : new URL(smtpUrl).host}`,
    ...(demo ? ['', '  체험 계정 / demo accounts'] : []),
    ...(demo?.accounts ?? []).map(({ user_id, password, note }) => `    ${user_id} / ${password}  ${note}`),
    ...(demo ? ['', '  체험 이용권 번호 / demo licence codes'] : []),
    ...(demo?.licences ?? []).map(({ code, note }) => `    ${code}  ${note}`),
    '',
    '',
  ];
  process.stdout.write(lines.join('\n'));
}

main().catch((error: unknown) => {
  const expected = [ConfigError, FolderInUse, ForeignFolder, PortInUse].some((kind) => error instanceof kind);
  const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '3D000'].includes(errorCode(error));
  if (expected && error instanceof Error) process.stderr.write(`${error.message}\n`);
  else if (unreachable)
    process.stderr.write(
      `The PostgreSQL server of DATABASE_URL does not let us in (${errorCode(error)}). / 데이터베이스에 연결할 수 없어요.\n`,
    );
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
