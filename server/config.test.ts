import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXAMPLE_OPERATOR } from '@contract/accounts/operator';
import { ConfigError, configWarnings, readConfig } from './config';

const OPERATOR = {
  OPERATOR_NAME: '주식회사 새싹',
  OPERATOR_REPRESENTATIVE: '김새싹',
  OPERATOR_ADDRESS: '서울특별시 종로구 새싹로 1',
  OPERATOR_PHONE: '02-123-4567',
  OPERATOR_EMAIL: 'help@sprout.example',
  OPERATOR_BUSINESS_NUMBER: '123-45-67890',
  OPERATOR_MAIL_ORDER_NUMBER: '제2026-서울종로-0001호',
  PRIVACY_OFFICER_NAME: '이지킴 (개인정보보호팀)',
  PRIVACY_OFFICER_PHONE: '02-123-4568',
  PRIVACY_OFFICER_EMAIL: 'privacy@sprout.example',
  PRIVACY_PROCESSORS: '구름 주식회사 | 서버 보관; 우체통 | 메일 보내기',
  PRIVACY_TRANSFERS: '없음',
};

test('uses defaults when nothing is set', () => {
  expect(readConfig({})).toEqual({
    command: 'serve',
    host: '0.0.0.0',
    port: 3000,
    databaseUrl: null,
    databaseDirectUrl: null,
    databasePool: 10,
    databaseMigrate: true,
    databasePrepare: true,
    dataDir: './.data',
    storage: null,
    backupDir: null,
    backupEvery: 24,
    backupKeep: 7,
    sessionSecret: null,
    previousSessionSecret: null,
    allowedOrigins: [],
    appLinks: { android: [], ios: [] },
    publicOrigin: 'http://localhost:3000',
    pageOrigin: null,
    cdnOrigin: null,
    tileUrl: null,
    tracesEndpoint: null,
    tracesService: 'grow-grow-planner',
    tileAttribution: null,
    storeIosUrl: null,
    storeAndroidUrl: null,
    assetsDir: null,
    metricsHost: '127.0.0.1',
    metricsPort: null,
    smtpUrl: null,
    mailFrom: '쑥쑥플래너 <no-reply@localhost>',
    trustedProxies: 0,
    drainDelay: 0,
    fcmServiceAccount: null,
    pushHosts: [],
    vapidPrivateKey: null,
    log: 'json',
    logLevel: 'info',
    hstsSubdomains: true,
    operator: EXAMPLE_OPERATOR,
    demo: false,
    production: false,
    jobConcurrency: 4,
    nearNames: [],
  });
});

test('reads every variable, and DEMO=1 like --demo', () => {
  const secret = 's'.repeat(32);
  const env = {
    HOST: '127.0.0.1',
    PORT: '8080',
    DATABASE_URL: 'postgres://ggp:pw@db:5432/ggp',
    DATABASE_DIRECT_URL: 'postgres://ggp:pw@server:5432/ggp',
    DATABASE_POOL: '20',
    DATA_DIR: '/var/lib/ggp',
    STORAGE_URL: 's3://key:secret@s3.example.com/pictures',
    BACKUP_DIR: '/var/backups/ggp',
    BACKUP_EVERY: '6',
    BACKUP_KEEP: '28',
    SESSION_SECRET: secret,
    SESSION_SECRET_PREVIOUS: 'p'.repeat(32),
    ALLOWED_ORIGINS: 'https://app.example.com, https://shell.example.com',
    PUBLIC_ORIGIN: 'https://planner.example.com',
    CDN_ORIGIN: 'https://cdn.example.com',
    TILE_URL: 'https://tiles.example.com/{z}/{x}/{y}.png',
    TILE_ATTRIBUTION: '© 지도',
    STORE_IOS_URL: 'https://apps.apple.com/kr/app/id1',
    METRICS_PORT: '9464',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_SERVICE_NAME: 'planner-worker',
    ASSETS_DIR: '/var/lib/assets',
    SMTP_URL: 'smtps://ggp:pw@mail.example.com:465',
    MAIL_FROM: '쑥쑥플래너 <no-reply@example.com>',
    TRUSTED_PROXIES: '1',
    DRAIN_DELAY: '10',
    JOB_CONCURRENCY: '8',
    LOG: 'off',
    LOG_LEVEL: 'warn',
    HSTS_SUBDOMAINS: 'off',
    DATABASE_MIGRATE: 'off',
    DATABASE_PREPARE: 'off',
    NODE_ENV: 'production',
    ...OPERATOR,
  };
  const config = readConfig(env);
  expect(config).toMatchObject({
    port: 8080,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseMigrate: false,
    previousSessionSecret: 'p'.repeat(32),
    databasePrepare: false,
    storage: { endpoint: 'https://s3.example.com', bucket: 'pictures' },
    backupDir: '/var/backups/ggp',
    backupEvery: 6,
    backupKeep: 28,
    allowedOrigins: ['https://app.example.com', 'https://shell.example.com'],
    publicOrigin: 'https://planner.example.com',
    pageOrigin: 'https://planner.example.com',
    cdnOrigin: 'https://cdn.example.com',
    tileUrl: env.TILE_URL,
    tileAttribution: '© 지도',
    storeIosUrl: env.STORE_IOS_URL,
    metricsPort: 9464,
    tracesEndpoint: 'http://127.0.0.1:4318',
    tracesService: 'planner-worker',
    assetsDir: '/var/lib/assets',
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    trustedProxies: 1,
    logLevel: 'warn',
    hstsSubdomains: false,
    drainDelay: 10,
    demo: false,
    production: true,
    jobConcurrency: 8,
  });
  expect(readConfig({ DEMO: '1' }).demo).toBe(true);
  expect(readConfig({}, ['--demo']).demo).toBe(true);
  expect(readConfig({}, ['migrate']).command).toBe('migrate');
  expect(readConfig({ PORT: '' }).port).toBe(3000);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ SESSION_SECRET_PREVIOUS: 's'.repeat(32) }, 'SESSION_SECRET_PREVIOUS: is for a rotation of SESSION_SECRET'],
  [{ TILE_URL: 'https://tiles.example.com/' }, 'TILE_URL: must look like https://tiles.example.com/{z}/{x}/{y}.png'],
  [{ STORE_IOS_URL: 'javascript:alert(1)' }, 'STORE_IOS_URL: must be an address like https://'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT: must be an address like http://'],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT: must be a whole number'],
  [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must look like postgres://user:password@host:5432/database'],
  [{ STORAGE_URL: 's3://s3.example.com/pictures' }, 'STORAGE_URL: must hold the key and its secret'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET: must have at least 32 characters, chosen at random'],
  [
    { ALLOWED_ORIGINS: 'https://ok.example,example.com/path' },
    'ALLOWED_ORIGINS: must be an origin like https://app.example.com, without a path',
  ],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL: must look like smtps://user:password@mail.example.com:465'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM: is needed with SMTP_URL, as the address that mails come from'],
  [{ MAIL_FROM: 'no-reply' }, 'MAIL_FROM: must be an address or look like 쑥쑥플래너 <no-reply@example.com>'],
  [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM: must be an address'],
  [{ TRUSTED_PROXIES: 'yes' }, 'TRUSTED_PROXIES: must be a whole number from 0 to 10'],
  [{ DRAIN_DELAY: '-1' }, 'DRAIN_DELAY: must be a whole number from 0 to 300'],
  [{ LOG: 'loud' }, "LOG: must be 'json' or 'off'"],
  [{ NODE_ENV: 'production', DEMO: '1' }, 'DEMO: is not for production'],
])('refuses %p by the name of the variable', (env, problem) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(problem);
});

/** Enough for production on a server, and on one machine without a server. */
const ON_SERVER = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/ggp',
  SESSION_SECRET: 's'.repeat(32),
  DATA_DIR: '/var/lib/ggp',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'no-reply@example.com',
  PUBLIC_ORIGIN: 'https://planner.example.com',
  ...OPERATOR,
};
const ON_FOLDER = {
  ...ON_SERVER,
  DATABASE_URL: '',
  DATABASE: 'embedded',
  SESSION_SECRET: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  MAIL: 'folder',
};

test('production starts on a database and a way of mails that are named', () => {
  expect(readConfig(ON_SERVER)).toMatchObject({ databaseUrl: 'postgres://db/ggp', smtpUrl: ON_SERVER.SMTP_URL });
  expect(readConfig(ON_FOLDER)).toMatchObject({ databaseUrl: null, smtpUrl: null });
  expect(readConfig({ ...ON_FOLDER, DATABASE: '' }, ['--embedded'])).toMatchObject({ databaseUrl: null });
});

const NEEDED: [env: Record<string, string>, name: string, reason: string][] = [
  [ON_SERVER, 'DATABASE_URL', 'is needed in production, or DATABASE=embedded'],
  [ON_SERVER, 'SESSION_SECRET', 'is needed with DATABASE_URL in production'],
  [ON_SERVER, 'DATA_DIR', 'is needed in production, as its default depends'],
  [ON_SERVER, 'SMTP_URL', 'is needed in production, as nobody can join without mails; MAIL=folder'],
  [ON_SERVER, 'MAIL_FROM', 'is needed with SMTP_URL'],
  [ON_SERVER, 'PUBLIC_ORIGIN', 'is needed in production, as links in mails'],
  [ON_FOLDER, 'DATABASE', ''],
  [ON_FOLDER, 'MAIL', ''],
  ...Object.keys(OPERATOR).map((name): [typeof ON_SERVER, string, string] => [
    ON_SERVER,
    name,
    'is needed in production, the law',
  ]),
];

test.each(NEEDED)('production without one of its settings is refused: %#', (env, name, reason) => {
  const named = reason ? `${name}: ${reason}` : /(DATABASE_URL|SMTP_URL): is needed in production/;
  for (const absent of ['', undefined]) expect(() => readConfig({ ...env, [name]: absent })).toThrow(named);
});

test.each([
  [{ DATABASE: 'embedded', DATABASE_URL: 'postgres://db/ggp' }, 'DATABASE: embedded (or --embedded) and the server'],
  [{ MAIL: 'folder', SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b.example' }, 'MAIL: folder and the server'],
  [{ DATABASE: 'sqlite' }, "DATABASE: must be 'embedded'"],
  [{ MAIL: 'yes' }, "MAIL: must be 'folder'"],
])('refuses two answers to one question, and unknown ones: %p', (env, problem) => {
  expect(() => readConfig(env)).toThrow(problem);
});

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['PUBLIC_ORIGINS', 'PUBLIC_ORIGIN'],
  ['SESION_SECRET', 'SESSION_SECRET'],
  ['database_url', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['OPERATOR_ADRESS', 'OPERATOR_ADDRESS'],
  ['DATABASE_URL_FLIE', 'DATABASE_URL_FILE'],
])('points at %s, which is no setting but nearly %s', (name, setting) => {
  const sentence = `${name}: is no setting; did you mean ${setting}?`;
  expect(configWarnings(readConfig({ [name]: 'x' }))).toEqual([expect.stringContaining(sentence)]);
  expect(() => readConfig({ NODE_ENV: 'production', [name]: 'x' })).toThrow(sentence);
  expect(configWarnings(readConfig({ [name]: '' }))).toEqual([]);
});

test('points at no variable of the system', () => {
  const NAMES = ['HOME', 'PATH', 'HOSTNAME', 'LOGNAME', 'MAILTO', 'HTTP_URL', 'SHELL', 'PGHOST', 'EMAIL', 'MAILCHECK'];
  expect(readConfig(Object.fromEntries(NAMES.map((name) => [name, 'x']))).nearNames).toEqual([]);
});

describe('secrets from files', () => {
  let folder: string;
  const write = (text: string) => {
    const file = path.join(folder, 'secret');
    writeFileSync(file, text);
    return file;
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'ggp-secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a file has the value, without its last line break', () => {
    const file = write(`${'s'.repeat(40)}\n`);
    expect(readConfig({ SESSION_SECRET_FILE: file }).sessionSecret).toBe('s'.repeat(40));
    expect(readConfig({ ...ON_SERVER, SESSION_SECRET: '', SESSION_SECRET_FILE: file }).production).toBe(true);
    expect(readConfig({ DATABASE_URL_FILE: write('postgres://db/ggp') }).databaseUrl).toBe('postgres://db/ggp');
  });

  test('one that is away, empty, wrong or set beside its value is named, without what is in it', () => {
    const file = write('hunter2');
    const cases: [Record<string, string>, string][] = [
      [{ SESSION_SECRET_FILE: `${file}-away` }, `SESSION_SECRET_FILE: the file ${file}-away cannot be read (ENOENT)`],
      [{ SESSION_SECRET_FILE: file }, 'SESSION_SECRET: must have at least 32 characters'],
      [{ SMTP_URL_FILE: file, SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL_FILE: is set beside SMTP_URL'],
    ];
    for (const [env, problem] of cases) {
      expect(() => readConfig(env)).toThrow(problem);
      expect(() => readConfig(env)).not.toThrow(/hunter2/);
    }
    expect(() => readConfig({ STORAGE_URL_FILE: write('\n') })).toThrow(`STORAGE_URL_FILE: the file ${file} is empty`);
  });
});

test('reads the operator', () => {
  const production = ON_SERVER;
  expect(readConfig(production).operator).toEqual({
    name: '주식회사 새싹',
    representative: '김새싹',
    address: '서울특별시 종로구 새싹로 1',
    phone: '02-123-4567',
    email: 'help@sprout.example',
    businessNumber: '123-45-67890',
    mailOrderNumber: '제2026-서울종로-0001호',
    officer: { name: '이지킴 (개인정보보호팀)', phone: '02-123-4568', email: 'privacy@sprout.example' },
    processors: [
      { name: '구름 주식회사', task: '서버 보관' },
      { name: '우체통', task: '메일 보내기' },
    ],
    transfers: [],
  });
  const PRIVACY_TRANSFERS = '알림사 | 미국 | 알림 번호 | 알림마다 | 알림 전하기 | push@push.example';
  expect(readConfig({ ...production, PRIVACY_TRANSFERS }).operator.transfers).toEqual([
    {
      name: '알림사',
      country: '미국',
      items: '알림 번호',
      method: '알림마다',
      purpose: '알림 전하기',
      contact: 'push@push.example',
    },
  ]);
  expect(() => readConfig({ ...production, PRIVACY_PROCESSORS: '구름 주식회사' })).toThrow(
    "PRIVACY_PROCESSORS: must be '없음' or entries separated by ';', each 'company | task'",
  );
  expect(readConfig({}).operator).toBe(EXAMPLE_OPERATOR);
});

test('reports a variable required by another one together with the invalid ones', () => {
  const env = { PORT: 'x', SMTP_URL: 'smtp://mail.example.com', DATABASE_URL: 'postgres://db/ggp' };
  expect(() => readConfig(env)).toThrow(/PORT.*\n.*MAIL_FROM/);
  const production = { ...env, NODE_ENV: 'production', DEMO: '1' };
  expect(() => readConfig(production)).toThrow(/PORT.*\n.*MAIL_FROM.*\n.*DEMO.*\n.*SESSION_SECRET/);
});

test.each(['api', 'worker'])('refuses %s on the embedded database', (command) => {
  expect(() => readConfig({}, [command])).toThrow(`${command}: needs DATABASE_URL`);
  expect(readConfig({ DATABASE_URL: 'postgres://db/ggp' }, [command])).toMatchObject({ command });
});

test('warns of a PostgreSQL server without SESSION_SECRET', () => {
  const DATABASE_URL = 'postgres://db/ggp';
  expect(configWarnings(readConfig({ DATABASE_URL }))).toEqual([expect.stringContaining('SESSION_SECRET')]);
  expect(configWarnings(readConfig({ DATABASE_URL, SESSION_SECRET: 's'.repeat(32) }))).toEqual([]);
  expect(configWarnings(readConfig({}))).toEqual([]);
});

test('reports all problems at once, without the values of secrets', () => {
  const read = () => readConfig({ PORT: 'x', LOG: 'loud', SESSION_SECRET: 'hunter2', SMTP_URL: 'hunter2' }, ['--fast']);
  expect(read).toThrow(/--fast.*\n.*PORT.*\n.*SESSION_SECRET.*\n.*SMTP_URL.*\n.*LOG/);
  expect(read).not.toThrow(/hunter2/);
});
