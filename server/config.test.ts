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
    databaseReplicaUrl: null,
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
  });
});

test('reads every variable, and DEMO=1 like --demo', () => {
  const secret = 's'.repeat(32);
  const env = {
    HOST: '127.0.0.1',
    PORT: '8080',
    DATABASE_URL: 'postgres://ggp:pw@db:5432/ggp',
    DATABASE_DIRECT_URL: 'postgres://ggp:pw@server:5432/ggp',
    DATABASE_REPLICA_URL: 'postgres://ggp:pw@replica:5432/ggp',
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
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
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
  expect(readConfig({ ...env, PUBLIC_ORIGIN: '' }).publicOrigin).toBeNull();
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
  [
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/ggp' },
    'SESSION_SECRET: is needed with DATABASE_URL in production',
  ],
  [{ NODE_ENV: 'production', DEMO: '1' }, 'DEMO: is not for production'],
])('refuses %p by the name of the variable', (env, problem) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(problem);
});

test('reads the operator, and refuses a production server without any part of it', () => {
  const production = { NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(32), ...OPERATOR };
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
  for (const name of Object.keys(OPERATOR))
    for (const empty of ['', undefined])
      expect(() => readConfig({ ...production, [name]: empty })).toThrow(`${name}: is needed in production`);
  expect(() => readConfig({ ...production, PRIVACY_PROCESSORS: '구름 주식회사' })).toThrow(
    "PRIVACY_PROCESSORS: must be '없음' or entries separated by ';', each 'company | task'",
  );
  expect(readConfig({}).operator).toBe(EXAMPLE_OPERATOR);
});

test('reports a variable required by another one together with the invalid ones', () => {
  const env = { PORT: 'x', SMTP_URL: 'smtp://mail.example.com', DATABASE_URL: 'postgres://db/ggp' };
  expect(() => readConfig(env)).toThrow(/PORT.*\n.*MAIL_FROM/);
  const production = { ...env, NODE_ENV: 'production', DEMO: '1' };
  expect(() => readConfig(production)).toThrow(/PORT.*\n.*SESSION_SECRET.*\n.*MAIL_FROM.*\n.*DEMO/);
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
