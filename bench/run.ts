import { spawn } from 'node:child_process';
import path from 'node:path';
import { findPostgres } from '../jest/postgres-server.mjs';
import { COMMANDS, type Command } from './commands';

/**
 * `npm run bench|prove|print -- <name> [arguments]`, by the table in commands.ts. Prints the list without a name, and
 * ends with 2 for one that is not in it.
 */
const root = path.resolve(import.meta.dirname, '..');
type Part = { name: string; script: string; onPostgres: boolean };

function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: command === 'npm' && process.platform === 'win32',
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve(code ?? 1);
    });
  });
}

async function runPart({ script, onPostgres }: Part, args: readonly string[], settings: Command['settings']) {
  const [file = '', ...own] = script.split(' ');
  const words = [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), file, ...own, ...args];
  const env = { ...settings, ...process.env };
  if (!onPostgres) return start(process.execPath, words, env);
  const postgres = await findPostgres();
  console.log(postgres.what);
  try {
    return await start(process.execPath, words, { ...env, TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

function listParts({ run, onBoth }: Command): Part[] {
  const scripts = typeof run === 'string' ? { '': run } : run;
  const parts = Object.entries(scripts).map(([name, script]) => ({ name, script, onPostgres: false }));
  return onBoth
    ? parts.flatMap((part) => [
        { ...part, name: 'embedded' },
        { ...part, name: 'postgres', onPostgres: true },
      ])
    : parts;
}

async function runCommand(command: Command, given: readonly string[]): Promise<number> {
  const parts = listParts(command);
  const isWhole = parts.length === 1 || given.length === 0;
  const unknown = isWhole ? undefined : given.find((word) => !parts.some(({ name }) => name === word));
  if (unknown !== undefined) {
    console.error(`'${unknown}' is none of its parts: ${parts.map(({ name }) => name).join(', ')}`);
    return 2;
  }
  if (command.build && (await start('npm', ['run', 'build'])) !== 0) return 1;
  let failed = 0;
  for (const part of parts) {
    if (!isWhole && !given.includes(part.name)) continue;
    if (part.name) console.log(`\n${part.name}`);
    const code = await runPart(part, parts.length === 1 ? given : [], command.settings);
    if (code !== 0) failed += 1;
  }
  return failed === 0 ? 0 : 1;
}

const [kind = '', name, ...rest] = process.argv.slice(2);
const commands = COMMANDS[kind] ?? {};
const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  process.exitCode = await runCommand(command, rest[0] === '--' ? rest.slice(1) : rest);
} else {
  console.log(`npm run ${kind} -- <name>`);
  for (const [each, { what }] of Object.entries(commands)) console.log(`  ${each.padEnd(11)}${what}`);
  process.exitCode = name === undefined ? 0 : 2;
}
