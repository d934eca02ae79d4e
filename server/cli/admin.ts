import { type Config, readConfig } from '@server/config';
import type { Database } from '@server/db/database';
import { openDatabase } from '@server/db/open-database';
import { silentLog } from '@server/node/json-log';
import { startFailure } from '@server/start-failure';
import { readLicences, runLicences } from './licences';
import { readCommand, runCommand, USAGE } from './roles';

type Act = (db: Database) => Promise<{ lines: string[]; done: boolean }>;

/**
 * `npm run admin -- grant <login_id> <role>`: who answers, moderates and administers is decided at the server's own
 * console. `npm run admin -- licence <kind> <count>`: new licence codes.
 */
async function main(args: string[]) {
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
    const { lines, done } = await onDatabase(config, act);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (!done) process.exitCode = 1;
  } catch (error) {
    const failure = startFailure(error, config) ?? (error instanceof Error ? error.message : String(error));
    process.stderr.write(`${failure}\n`);
    process.exitCode = 1;
  }
}

/** What to do, or how the command is used. */
function readAct([verb, ...args]: string[]): Act | string {
  try {
    if (verb === 'licence') {
      const input = readLicences(args);
      return async (db) => ({ lines: await runLicences(db, Date.now(), input), done: true });
    }
    const command = readCommand(verb === undefined ? [] : [verb, ...args]);
    return (db) => runCommand(db, command, Date.now());
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A command never makes a database: that is the server's first start. */
async function onDatabase(config: Config, act: Act) {
  const database = await openDatabase(config, { log: silentLog, create: false });
  try {
    return await act(database.db);
  } finally {
    await database.close();
  }
}

void main(process.argv.slice(2));
