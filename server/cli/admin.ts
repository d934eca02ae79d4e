import { readConfig } from '../config';
import { openDatabase } from '../db/open-database';
import { silentLog } from '../node/json-log';
import { type Command, readCommand, runCommand } from './roles';

/** `npm run admin -- grant <login_id> <role>`: who answers, moderates and administers is decided at the server's own console. */
async function main() {
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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
