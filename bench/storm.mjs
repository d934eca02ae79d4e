import { spawn } from 'node:child_process';
import path from 'node:path';
import { findPostgres } from '../jest/postgres-server.mjs';

/**
 * A storm of server/proofs at full length, on the embedded database and on a real PostgreSQL:
 * `node bench/storm.mjs ledger-storm LEDGER_OPERATIONS=10000 [embedded|postgres]`: both, or one of the two.
 */
const root = path.resolve(import.meta.dirname, '..');
const [name, setting, only] = process.argv.slice(2);
const [key, value] = setting.split('=');

const storm = (env) =>
  new Promise((resolve) => {
    const args = ['node_modules/jest/bin/jest.js', `server/proofs/${name}`];
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { [key]: value, ...process.env, ...env },
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });

let failed = 0;
if (only !== 'postgres') failed += (await storm({})) === 0 ? 0 : 1;
if (only !== 'embedded') {
  const postgres = await findPostgres();
  console.log(postgres.what);
  try {
    failed += (await storm({ TEST_DATABASE_URL: postgres.url })) === 0 ? 0 : 1;
  } finally {
    await postgres.stop();
  }
}
process.exitCode = failed === 0 ? 0 : 1;
