import { readConfig } from '../config';
import { openDatabase } from '../db/open-database';
import { silentLog } from '../node/json-log';
import { runLicences } from './licences';
import { type Command, readCommand, runCommand } from './roles';

/**
 * `npm run admin -- grant <login_id> <role>`: who answers, moderates and administers is decided at the server's own
 * console. `npm run admin -- licence <kind> <count>`: new licence codes.
 */
async function main() {
  const [verb, ...args] = process.argv.slice(2);
  if (verb === 'licence') return issue(args);
  let command: Command;
  try {
    command = readCommand(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
    return;
  }
  const database = await openDatabase(readConfig(process.env), silentLog);
  try {
    const { lines, done } = await runCommand(database.db, command);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (!done) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

async function issue(args: readonly string[]) {
  const database = await openDatabase(readConfig(process.env), silentLog);
  try {
    process.stdout.write((await runLicences(database.db, Date.now(), args)).map((code) => `${code}\n`).join(''));
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
