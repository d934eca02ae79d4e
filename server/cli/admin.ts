import { type Config, readConfig } from '@server/config';
import type { Database } from '@server/db/database';
import { openDatabase } from '@server/db/open-database';
import { describeStore, uploadsFolder } from '@server/node/files/describe-store';
import { folderFiles } from '@server/node/files/folder-files';
import { configuredFiles, explainStore } from '@server/node/files/open-files';
import { silentLog } from '@server/node/monitoring/json-log';
import { startFailure } from '@server/start-failure';
import { refuseNode } from '../node-version.mjs';
import { linkFiles, moveFiles } from './files';
import { readLicences, runLicences } from './licences';
import { readCommand, runCommand, USAGE } from './roles';

type Outcome = { lines: string[]; done: boolean };
/** Action of a command: on the database, or without it. */
type Act =
  | { onDatabase: (db: Database, config: Config) => Promise<Outcome> }
  | { run: (config: Config) => Promise<Outcome> };

/**
 * `npm run admin -- grant <login_id> <role>`: who answers, moderates and administers is decided at the server's own
 * console. `npm run admin -- licence <kind> <count>`: new licence codes. `move-files` and `link-files`: the store of
 * uploads (docs/storage.md).
 */
async function main(args: string[]) {
  const refusal = refuseNode(process.version);
  if (refusal) {
    process.stderr.write(`${refusal}\n`);
    process.exitCode = 1;
    return;
  }
  process.umask(0o077);
  if (args.some((arg) => ['--help', '-h', 'help'].includes(arg))) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const act = readAct(args);
  if (typeof act === 'string') {
    process.stderr.write(`${act}\n`);
    process.exitCode = 2;
    return;
  }
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    const { lines, done } = await ('run' in act ? act.run(config) : onDatabase(config, act.onDatabase));
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (!done) process.exitCode = 1;
  } catch (error) {
    const explained = config ? explainStore(error, config) : error;
    const failure = startFailure(explained, config) ?? (error instanceof Error ? error.message : String(error));
    process.stderr.write(`${failure}\n`);
    process.exitCode = 1;
  }
}

/** The action, or the usage of the command. */
function readAct([verb, ...args]: string[]): Act | string {
  try {
    if (verb === 'licence') {
      const input = readLicences(args);
      return { onDatabase: async (db) => ({ lines: await runLicences(db, Date.now(), input), done: true }) };
    }
    if (verb === 'move-files' && args.length === 0) return { run: runMoveFiles };
    if (verb === 'link-files' && args.length === 0)
      return {
        onDatabase: async (db, config) => ({
          lines: await linkFiles(db, configuredFiles(config), describeStore(config)),
          done: true,
        }),
      };
    const command = readCommand(verb === undefined ? [] : [verb, ...args]);
    return { onDatabase: (db) => runCommand(db, command, Date.now()) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Needs no database, so the server may run on the folder meanwhile. */
async function runMoveFiles(config: Config): Promise<Outcome> {
  if (config.storage === null)
    return {
      lines: [
        'Set STORAGE_URL to the store that the pictures are to be moved to. / 사진을 옮길 저장소를 STORAGE_URL로 정해 주세요.',
      ],
      done: false,
    };
  return {
    lines: await moveFiles(folderFiles(uploadsFolder(config)), configuredFiles(config), describeStore(config)),
    done: true,
  };
}

/** A command never makes a database: that is the server's first start. */
async function onDatabase(config: Config, act: (db: Database, config: Config) => Promise<Outcome>) {
  const database = await openDatabase(config, { log: silentLog, create: false });
  try {
    return await act(database.db, config);
  } finally {
    await database.close();
  }
}

void main(process.argv.slice(2));
