import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { selectChecks } from './rules.mjs';

/** Format of the staged files, and types when one of them is TypeScript. Both read the working tree. */
const root = path.resolve(import.meta.dirname, '..');
const { stdout } = spawnSync('git', ['diff', '--cached', '--name-only', '-z', '--diff-filter=ACMRD'], {
  cwd: root,
  encoding: 'utf8',
});

for (const { name, bin, args, help } of selectChecks(stdout.split('\0').filter(Boolean))) {
  const command = path.join(root, 'node_modules/.bin', bin);
  if (!existsSync(command)) {
    console.error(`commit refused: ${bin} is not installed. Run npm install.`);
    process.exit(1);
  }
  const shell = process.platform === 'win32';
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', shell });
  if (result.status !== 0) {
    console.error(`${result.stdout}${result.stderr}`);
    console.error(`commit refused by the check of ${name}. To correct it: ${help}. To skip it: git commit --no-verify`);
    process.exit(1);
  }
}
