import { EXAMPLE_OPERATOR, type Operator } from '@contract/accounts/operator';
import * as v from 'valibot';
import { androidApps, iosApps } from './lib/app-link-settings';
import { type Command, parseArguments } from './lib/arguments';
import { commaList } from './lib/comma-list';
import { LOG_LEVELS, type LogLevel } from './lib/log';
import { listNearNames } from './lib/near-names';
import { missingOperator, operatorSettings, readOperator } from './lib/operator-settings';
import { readSecretFiles, SECRET_FILE_NAMES } from './lib/secret-files';
import { parseStorageAddress, type StorageAddress } from './lib/storage-address';

/** Parsed arguments and environment; nothing else reads the environment. */
export type Config = {
  command: Command;
  host: string;
  port: number;
  /** Null: the embedded database in the data folder. */
  databaseUrl: string | null;
  /** The server itself, where `databaseUrl` is the address of a pooler. */
  databaseDirectUrl: string | null;
  /** True if statements that come often are prepared by name. */
  databasePrepare: boolean;
  databasePool: number;
  /** True if a start applies pending migrations; otherwise they stop it. Without meaning for the embedded database. */
  databaseMigrate: boolean;
  dataDir: string;
  /** Where uploads are stored; null: in a folder of the data folder. */
  storage: StorageAddress | null;
  /** Where this process writes backups by itself; null: nowhere. */
  backupDir: string | null;
  /** Hours between two of them. */
  backupEvery: number;
  /** How many of them are stored. */
  backupKeep: number;
  /** Null: one is created in the data folder. */
  sessionSecret: string | null;
  /** Accepted besides, and signs nothing. */
  previousSessionSecret: string | null;
  /** Origins whose pages may call the API beside the product's own. */
  allowedOrigins: string[];
  /** Where the product is open to browsers, for links that leave the product. */
  publicOrigin: string;
  /** The same where it was set, and no default: the origin that the product's own pages have. */
  pageOrigin: string | null;
  /** Where pictures come from when it is not this server. */
  cdnOrigin: string | null;
  /** Template of the address of map tiles ('https://tiles.example.com/{z}/{x}/{y}.png'); null: the provinces are drawn. */
  tileUrl: string | null;
  tileAttribution: string | null;
  /** Where the app can be installed from. */
  storeIosUrl: string | null;
  storeAndroidUrl: string | null;
  /** Apps that open links of this host: Android ones with the fingerprints of their certificates, iOS ones by their ids. */
  appLinks: { android: { name: string; fingerprint: string }[]; ios: string[] };
  /** Where hashed files of the client outlive their release; null: in the data folder. */
  assetsDir: string | null;
  metricsHost: string;
  /** Null: nothing is measured. */
  metricsPort: number | null;
  /** The collector that traces are sent to (OTLP over HTTP); null: nothing is traced. */
  tracesEndpoint: string | null;
  /** Name of this process in them. */
  tracesService: string;
  /** The server that delivers mail; null: each mail is written to a file in the data folder. */
  smtpUrl: string | null;
  /** Whom mails come from: 'Name <address>' or an address. */
  mailFrom: string;
  /** Proxies of our own in front of this server: the caller's address is that many from the end of X-Forwarded-For. */
  trustedProxies: number;
  /** Seconds for which a process that was asked to stop still accepts connections, with /readyz 503. */
  drainDelay: number;
  /** The private key that identifies this server to browsers' push services; null: one is created in the data folder. */
  vapidPrivateKey: string | null;
  /** Hosts of push services beside the known ones. */
  pushHosts: string[];
  /** File with the key of the service account that sends to the shells' tokens; null: those pushes are a line in the log. */
  fcmServiceAccount: string | null;
  log: 'json' | 'off';
  logLevel: LogLevel;
  /** True if HSTS, in production, covers all names below the host's too. */
  hstsSubdomains: boolean;
  /** Operator of this installation; an example outside production. */
  operator: Operator;
  demo: boolean;
  production: boolean;
  /** How many jobs run at a time on a PostgreSQL server. */
  jobConcurrency: number;
  /** Variables that are no setting but nearly are; one line each. */
  nearNames: string[];
};

/** Says, one line a setting, what is wrong with it. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(
      [
        'The configuration cannot be used / 설정을 읽을 수 없어요:',
        ...problems.map((problem) => `  - ${problem}`),
      ].join('\n'),
    );
    this.name = 'ConfigError';
  }
}

const numeric = (from: number, to: number) => {
  const message = `must be a whole number from ${from} to ${to}`;
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[0-9]+$/, message),
    v.transform(Number),
    v.minValue(from, message),
    v.maxValue(to, message),
  );
};
const wholeNumber = (from: number, to: number, otherwise: number) => v.optional(numeric(from, to), String(otherwise));
const portNumber = numeric(0, 65535);

const origin = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin like https://app.example.com, without a path',
  ),
);

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';
const httpsUrl = v.pipe(v.string(), v.trim(), v.check(isHttps, 'must be an address like https://apps.example.com/app'));
const tileUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => isHttps(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
    'must look like https://tiles.example.com/{z}/{x}/{y}.png',
  ),
);

const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol),
    'must look like postgres://user:password@host:5432/database',
  ),
);

const sessionSecret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters, chosen at random'));

const storageAddress = v.pipe(
  v.string(),
  v.rawTransform<string, StorageAddress>(({ dataset, addIssue, NEVER }) => {
    const address = parseStorageAddress(dataset.value);
    if (typeof address !== 'string') return address;
    addIssue({ message: address });
    return NEVER;
  }),
);

const settings = v.object({
  HOST: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, 'must be an address to listen on')), '0.0.0.0'),
  PORT: wholeNumber(0, 65535, 3000),
  DATABASE: v.optional(v.picklist(['embedded'], "must be 'embedded', or DATABASE_URL names a server")),
  DATABASE_URL: v.optional(databaseUrl),
  DATABASE_DIRECT_URL: v.optional(databaseUrl),
  DATABASE_POOL: wholeNumber(1, 200, 10),
  DATABASE_MIGRATE: v.optional(v.picklist(['on', 'off'], "must be 'on' or 'off'"), 'on'),
  DATABASE_PREPARE: v.optional(v.picklist(['on', 'off'], "must be 'on' or 'off'"), 'on'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, 'must be a folder')), './.data'),
  SESSION_SECRET: v.optional(sessionSecret),
  SESSION_SECRET_PREVIOUS: v.optional(sessionSecret),
  STORAGE_URL: v.optional(storageAddress),
  BACKUP_DIR: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, 'must be a folder'))),
  BACKUP_EVERY: wholeNumber(1, 720, 24),
  BACKUP_KEEP: wholeNumber(1, 1000, 7),
  ALLOWED_ORIGINS: v.optional(v.pipe(commaList, v.array(origin)), ''),
  PUBLIC_ORIGIN: v.optional(origin),
  CDN_ORIGIN: v.optional(origin),
  TILE_URL: v.optional(tileUrl),
  TILE_ATTRIBUTION: v.optional(v.pipe(v.string(), v.trim())),
  STORE_IOS_URL: v.optional(httpsUrl),
  STORE_ANDROID_URL: v.optional(httpsUrl),
  APP_LINKS_ANDROID: v.optional(androidApps, ''),
  APP_LINKS_IOS: v.optional(iosApps, ''),
  ASSETS_DIR: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, 'must be a folder'))),
  METRICS_HOST: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(1, 'must be an address to listen on')),
    '127.0.0.1',
  ),
  METRICS_PORT: v.optional(portNumber),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
        'must be an address like http://127.0.0.1:4318',
      ),
    ),
  ),
  OTEL_SERVICE_NAME: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, 'must be a name')), 'grow-grow-planner'),
  MAIL: v.optional(v.picklist(['folder'], "must be 'folder', or SMTP_URL names a mail server")),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '',
        'must look like smtps://user:password@mail.example.com:465',
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^([^<>"\r\n@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must be an address or look like 쑥쑥플래너 <no-reply@example.com>',
      ),
    ),
  ),
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url, as openssl or web-push makes them'),
    ),
  ),
  PUSH_HOSTS: v.optional(
    v.pipe(
      commaList,
      v.array(v.pipe(v.string(), v.regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be names like push.example.com'))),
    ),
    '',
  ),
  FCM_SERVICE_ACCOUNT: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, 'must be a file'))),
  TRUSTED_PROXIES: wholeNumber(0, 10, 0),
  HSTS_SUBDOMAINS: v.optional(v.picklist(['on', 'off'], "must be 'on' or 'off'"), 'on'),
  DRAIN_DELAY: wholeNumber(0, 300, 0),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, "must be 'info', 'warn' or 'error'"), 'info'),
  JOB_CONCURRENCY: wholeNumber(1, 50, 4),
  LOG: v.optional(v.picklist(['json', 'off'], "must be 'json' or 'off'"), 'json'),
  DEMO: v.optional(v.picklist(['0', '1', 'true', 'false'], "must be '1' or '0'"), '0'),
  NODE_ENV: v.optional(v.string(), ''),
  ...operatorSettings,
});

/** Every variable that is read, for the check of .env.example and docs/configuration.md. */
export const SETTING_NAMES = [...Object.keys(settings.entries), ...SECRET_FILE_NAMES];

type Given = Record<string, string | undefined>;

/** Settings that need or exclude one another; one line each. */
function listContradictions(given: Given, command: Command): string[] {
  const problems: string[] = [];
  if (given.DATABASE && given.DATABASE_URL)
    problems.push(
      'DATABASE: embedded (or --embedded) and the server of DATABASE_URL are two databases; one of the two has to go',
    );
  if (given.MAIL && given.SMTP_URL)
    problems.push('MAIL: folder and the server of SMTP_URL are two ways of mails; one of the two has to go');
  if (given.SESSION_SECRET_PREVIOUS && !given.SESSION_SECRET)
    problems.push('SESSION_SECRET_PREVIOUS: is for a rotation of SESSION_SECRET, which is not set');
  if ((command === 'api' || command === 'worker') && !given.DATABASE_URL)
    problems.push(`${command}: needs DATABASE_URL, as the embedded database is for one process that does everything`);
  if (given.SMTP_URL && !given.MAIL_FROM)
    problems.push('MAIL_FROM: is needed with SMTP_URL, as the address that mails come from');
  return problems;
}

/** Settings required in production: without one of these something else than was meant starts, without a word. */
function listMissing(given: Given): string[] {
  const problems: string[] = [];
  if (!given.DATABASE_URL && !given.DATABASE)
    problems.push(
      'DATABASE_URL: is needed in production, or DATABASE=embedded for the embedded database; without either a new, empty one would be opened',
    );
  if (given.DATABASE_URL && !given.SESSION_SECRET)
    problems.push(
      'SESSION_SECRET: is needed with DATABASE_URL in production, so that every process signs with the same one',
    );
  if (!given.DATA_DIR)
    problems.push(
      'DATA_DIR: is needed in production, as its default depends on the folder that the server is started in',
    );
  if (!given.SMTP_URL && !given.MAIL)
    problems.push(
      'SMTP_URL: is needed in production, as nobody can join without mails; MAIL=folder writes them to files instead',
    );
  if (!given.PUBLIC_ORIGIN)
    problems.push('PUBLIC_ORIGIN: is needed in production, as links in mails and on share pages begin with it');
  return [...problems, ...missingOperator(given)];
}

/**
 * Reads the settings from the environment and the command line. An empty variable counts as absent.
 * @throws ConfigError naming every setting that is wrong
 */
export function readConfig(environment: Record<string, string | undefined>, args: string[] = []): Config {
  const { command, demo: asksForDemo, embedded, problems } = parseArguments(args);
  const { env, problems: unreadable } = readSecretFiles(environment);
  problems.push(...unreadable);
  const given = Object.fromEntries(Object.entries(env).filter(([name, value]) => name in settings.entries && value));
  if (embedded) given.DATABASE = 'embedded';
  const result = v.safeParse(settings, given);
  if (!result.success)
    problems.push(...result.issues.map((issue) => `${v.getDotPath(issue)?.split('.')[0]}: ${issue.message}`));
  const output = result.success ? result.output : null;
  // From the raw values, so that these problems are listed together with values that cannot be parsed.
  const production = given.NODE_ENV === 'production';
  const demo = asksForDemo || given.DEMO === '1' || given.DEMO === 'true';
  problems.push(...listContradictions(given, command));
  if (demo && production)
    problems.push('DEMO: is not for production, its accounts have passwords that everybody knows');
  if (production) problems.push(...listMissing(given));
  const nearNames = listNearNames(environment, SETTING_NAMES);
  if (!output || problems.length > 0) throw new ConfigError([...problems, ...nearNames]);
  return {
    command,
    host: output.HOST,
    port: output.PORT,
    databaseUrl: output.DATABASE_URL ?? null,
    databaseDirectUrl: output.DATABASE_DIRECT_URL ?? null,
    databasePool: output.DATABASE_POOL,
    databaseMigrate: output.DATABASE_MIGRATE === 'on',
    databasePrepare: output.DATABASE_PREPARE === 'on',
    dataDir: output.DATA_DIR,
    storage: output.STORAGE_URL ?? null,
    backupDir: output.BACKUP_DIR ?? null,
    backupEvery: output.BACKUP_EVERY,
    backupKeep: output.BACKUP_KEEP,
    sessionSecret: output.SESSION_SECRET ?? null,
    previousSessionSecret: output.SESSION_SECRET_PREVIOUS ?? null,
    allowedOrigins: output.ALLOWED_ORIGINS,
    publicOrigin: output.PUBLIC_ORIGIN ?? `http://localhost:${output.PORT}`,
    pageOrigin: output.PUBLIC_ORIGIN ?? null,
    cdnOrigin: output.CDN_ORIGIN ?? null,
    tileUrl: output.TILE_URL ?? null,
    tileAttribution: output.TILE_ATTRIBUTION ?? null,
    storeIosUrl: output.STORE_IOS_URL ?? null,
    storeAndroidUrl: output.STORE_ANDROID_URL ?? null,
    appLinks: { android: output.APP_LINKS_ANDROID, ios: output.APP_LINKS_IOS },
    assetsDir: output.ASSETS_DIR ?? null,
    metricsHost: output.METRICS_HOST,
    metricsPort: output.METRICS_PORT ?? null,
    tracesEndpoint: output.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    tracesService: output.OTEL_SERVICE_NAME,
    smtpUrl: output.SMTP_URL ?? null,
    mailFrom: output.MAIL_FROM ?? '쑥쑥플래너 <no-reply@localhost>',
    trustedProxies: output.TRUSTED_PROXIES,
    drainDelay: output.DRAIN_DELAY,
    vapidPrivateKey: output.VAPID_PRIVATE_KEY ?? null,
    pushHosts: output.PUSH_HOSTS,
    fcmServiceAccount: output.FCM_SERVICE_ACCOUNT ?? null,
    log: output.LOG,
    logLevel: output.LOG_LEVEL,
    hstsSubdomains: output.HSTS_SUBDOMAINS === 'on',
    operator: readOperator(output) ?? EXAMPLE_OPERATOR,
    demo,
    production,
    jobConcurrency: output.JOB_CONCURRENCY,
    nearNames,
  };
}

/** Settings that work, but probably not as meant; one line each. */
export const configWarnings = ({ databaseUrl, sessionSecret, nearNames }: Config): string[] => [
  ...nearNames,
  ...(databaseUrl !== null && sessionSecret === null
    ? [
        'SESSION_SECRET is not set, so other processes on this DATABASE_URL refuse the sessions of this one; give all the same one. / ' +
          'SESSION_SECRET이 없어서 같은 데이터베이스를 쓰는 다른 프로세스가 로그인을 알아보지 못해요. 모두 같은 값으로 정해 주세요.',
      ]
    : []),
];
