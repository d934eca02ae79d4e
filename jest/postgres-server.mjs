import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../e2e/support/server-process.mjs';

const isRoot = () => process.getuid?.() === 0;
const LOCAL = ['postgres://postgres@127.0.0.1:5432/postgres', 'postgres://postgres:postgres@127.0.0.1:5432/postgres'];

const SORRY = `
No PostgreSQL (15 or newer) could be found, started or installed. Start one and name it:
DATABASE_URL=postgres://user:password@host:5432/database npm run prove -- postgres   (the user may create databases)

PostgreSQL(15 이상)을 찾지 못했고 시작하거나 설치하지도 못했어요. PostgreSQL을 켠 뒤 주소를 알려 주세요:
DATABASE_URL=postgres://사용자:비밀번호@호스트:5432/데이터베이스 npm run prove -- postgres
`;

/** Null when it can be used; else why not. */
async function problemWith(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as version, rolcreatedb or rolsuper as may_create
       from pg_roles where rolname = current_user`,
    );
    if (rows[0].version < 150000) return 'it is older than PostgreSQL 15';
    return rows[0].may_create ? null : 'its user may not create databases';
  } catch (error) {
    return error.message || error.code || String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Newest folder that holds both initdb and postgres. */
function findBinaries() {
  const debian = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => `/usr/lib/postgresql/${version}/bin`)
    : [];
  const brew = [18, 17, 16, 15].flatMap((version) => [
    `/opt/homebrew/opt/postgresql@${version}/bin`,
    `/usr/local/opt/postgresql@${version}/bin`,
  ]);
  const folders = [...debian, ...(process.env.PATH ?? '').split(path.delimiter), ...brew];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))) ?? null;
}

function install() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing PostgreSQL (PostgreSQL을 설치하는 중이에요) …');
  // Only the programs: the cluster is created by us and deleted afterwards.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'postgresql'],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout: 300_000 });
  }
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser() {
  if (!isRoot()) return {};
  for (const name of ['postgres', 'nobody']) {
    const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
    const [uid, gid] = [id('-u'), id('-g')];
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  return {};
}

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=100'];

/** A server of our own, in a folder that is deleted when it stops. */
async function startOwn(binaries) {
  const user = ordinaryUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'ggp-postgres-'));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const data = path.join(folder, 'data');
  const created = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (created.status !== 0) {
    remove();
    throw new Error(`initdb failed: ${created.stderr}`);
  }
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])];
  const child = spawn(path.join(binaries, 'postgres'), args, { ...options, stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGINT');
    await gone;
    remove();
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const until = Date.now() + 30_000;
  let problem = await problemWith(url);
  while (problem && Date.now() < until && child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    problem = await problemWith(url);
  }
  if (problem) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${problem}`);
  }
  return { url, stop, what: `PostgreSQL of ${binaries}, started for this run` };
}

/** A PostgreSQL to test against: DATABASE_URL, or the one on this machine, or one that is started (and installed) here. */
export async function findPostgres() {
  const named = process.env.DATABASE_URL;
  if (named) {
    const problem = await problemWith(named);
    if (problem) throw new Error(`DATABASE_URL names a PostgreSQL that cannot be used: ${problem}\n${SORRY}`);
    return { url: named, stop: async () => undefined, what: 'PostgreSQL of DATABASE_URL' };
  }
  for (const url of LOCAL) {
    if (!(await problemWith(url))) return { url, stop: async () => undefined, what: 'PostgreSQL on 127.0.0.1:5432' };
  }
  if (!findBinaries()) install();
  const binaries = findBinaries();
  if (!binaries) throw new Error(SORRY);
  return startOwn(binaries);
}
