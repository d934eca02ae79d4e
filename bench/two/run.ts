import path from 'node:path';
import pg from 'pg';
import { DAY_MS } from '../../contract/common/time';
import { freePort } from '../../e2e/support/server-process.mjs';
import { findPostgres } from '../../jest/postgres-server.mjs';
import { openPostgres } from '../../server/db/postgres/postgres';
import { silentLog } from '../../server/node/monitoring/json-log';
import { argon2Hasher } from '../../server/node/secrets/argon2-hasher';
import { sessionSecret } from '../../server/node/secrets/session-secret';
import { createCallers } from '../../server/testing/create-callers';
import { insertAccounts } from '../../server/testing/insert-accounts';
import type { Caller } from '../../server/testing/keyed-writers';
import { startS3 } from '../../server/testing/s3-server';
import { killProducts, spawnProduct, startProduct } from '../../server/testing/start-product';
import { createFigures } from '../crash/figures';
import { writeFigures } from '../results';
import { prepareServerFolder } from '../server-bundle-folder';
import { startBalancer } from './balancer';
import { CALLERS } from './load';
import { killInTurn, type Place, restartInTurn } from './restarts';
import { type Account, checkJobs, checkKeys, checkLimits, checkPicture, checkSession } from './shared-state';

/**
 * Two processes that answer requests and two that run jobs, on one PostgreSQL and one S3 store, behind a balancer: what
 * one knows the other knows, jobs run once, a rolling restart fails no request and kill -9 only those under way. Writes
 * its table into bench/RESULTS.md. SHORT=1 leaves out the restarts and the kills, and writes nothing.
 */
const IS_SHORT = process.env.SHORT === '1';
/** Until the other process has heard of a log-out; where other tests run beside it, timing does not decide. */
const HEARD_MS = IS_SHORT ? 5000 : 100;
const SECRET = 'two-processes-'.repeat(4);
const PASSWORD = 'ssukssuk-2026';
const MAILED = 20;

const folder = await prepareServerFolder('two');
const figures = createFigures();
const postgres = await findPostgres();
console.log(postgres.what);
const name = `ggp_two_${process.pid}`;
const url = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
const server = new pg.Client({ connectionString: postgres.url });
await server.connect();
const store = await startS3();

const toSettings = (own: string, port: number) => ({
  DATA_DIR: path.join(folder, own),
  PORT: String(port),
  DATABASE_URL: url,
  STORAGE_URL: store.url(),
  SESSION_SECRET: SECRET,
  DRAIN_DELAY: '5',
  LOG: 'off',
});

/** Accounts with a password, and callers for the load. */
async function prepare() {
  const database = await openPostgres({ url, poolSize: 2, log: silentLog });
  const secret = await sessionSecret(SECRET, '');
  const now = Date.now();
  const passwordHash = await argon2Hasher().hash(PASSWORD);
  const given = Array.from({ length: 4 + MAILED }, (_, index) => ({
    loginId: `shared${index}`,
    passwordHash,
    createdAt: new Date(now - 10 * DAY_MS),
  }));
  const people = await insertAccounts({ db: database.db, secret, now }, given);
  const callers = await createCallers(database.db, secret, CALLERS * 2);
  await database.close();
  const accounts: Account[] = people.map(({ loginId, accountId }) => ({ loginId, accountId, password: PASSWORD }));
  return { accounts, callers };
}

/** A process with a folder of its own for pictures must not join the others. */
async function refuseFolder() {
  const { STORAGE_URL: _store, ...settings } = toSettings('alone', await freePort());
  const process_ = spawnProduct({ ...settings, STORAGE_URL: '' }, ['api']);
  const ended = await Promise.race([
    process_.ended,
    process_.says(/http:\/\/localhost:\d+/).then(
      () => null,
      () => process_.ended,
    ),
  ]);
  process_.child.kill('SIGKILL');
  figures.add(
    'a process on a local folder beside them',
    'refused',
    ended ? `exit ${ended.code}` : 'it started',
    ended?.code === 1,
  );
}

/** Under load behind the balancer: one after another is restarted, then killed. */
async function endProcesses(ports: readonly [number, number], places: readonly Place[], callers: readonly Caller[]) {
  const balancer = await startBalancer(ports);
  for (const backend of balancer.backends) await balancer.untilReady(backend);
  await restartInTurn(figures, places, balancer, callers.slice(0, CALLERS));
  await killInTurn(figures, places, balancer, callers.slice(CALLERS));
  await balancer.close();
}

try {
  await server.query(`create database ${name}`);
  const ports = [await freePort(), await freePort()] as const;
  const start = (own: string, port: number) => () => startProduct(toSettings(own, port), ['api']);
  const places: [Place, Place] = [
    { process: await start('a', ports[0])(), start: start('a', ports[0]) },
    { process: await start('b', ports[1])(), start: start('b', ports[1]) },
  ];
  const workers = [];
  for (const own of ['w1', 'w2']) workers.push(await startProduct(toSettings(own, await freePort()), ['worker']));
  const { accounts, callers } = await prepare();
  const pair = { first: places[0].process.origin, second: places[1].process.origin };
  const [session, picture, limits, keys] = accounts as [Account, Account, Account, Account];
  await checkSession(figures, pair, session, HEARD_MS);
  await checkPicture(figures, pair, picture);
  await checkLimits(figures, pair, limits);
  await checkKeys(figures, pair, keys);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const folders = ['w1', 'w2'].map((own) => path.join(folder, own));
  await checkJobs(
    figures,
    client,
    accounts.slice(4).map(({ accountId }) => accountId),
    folders,
  );
  await client.end();
  await refuseFolder();
  if (!IS_SHORT) await endProcesses(ports, places, callers);
} finally {
  killProducts();
  await store.close();
  await server.query(`drop database if exists ${name} with (force)`);
  await server.end();
  await postgres.stop();
}
writeFigures(
  'npm run prove -- two',
  'Two processes that answer requests and two workers on one PostgreSQL and one S3 store, behind a balancer.',
  figures,
  !IS_SHORT,
);
