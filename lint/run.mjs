import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Lints the files named on the command line, or all with what is a question about all: unused exports, layers, circles. */
const files = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '..');
let failed = false;

for (const [tool, ...args] of [
  // Formatting has a step of its own; the order of imports belongs to the linter.
  [
    'biome',
    'check',
    '--formatter-enabled=false',
    '--enforce-assist=true',
    '--error-on-warnings',
    ...(files.length > 0 ? files : ['.']),
  ],
  ['oxlint', '--type-aware', '--deny-warnings', ...files],
  ...(files.length > 0
    ? []
    : [
        ['knip', '--no-progress', '--include', 'files,exports,types,unlisted,unresolved,duplicates'],
        ['depcruise', 'src', 'contract', 'server', 'mocks', 'e2e', 'bench'],
      ]),
]) {
  console.log(`\n${tool}`);
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) failed = true;
}
process.exitCode = failed ? 1 : 0;
