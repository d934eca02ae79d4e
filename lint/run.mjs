import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { listRowCasts } from './row-casts.mjs';
import { brokenZones, readSources } from './zones.mjs';

/** Lints the files named on the command line, or all. Import zones and casts of rows are checked in all files. */
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
  // Unused files, exports and dependencies are a question about all files.
  ...(files.length > 0
    ? []
    : [['knip', '--no-progress', '--include', 'files,exports,types,unlisted,unresolved,duplicates']]),
]) {
  console.log(`\n${tool}`);
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) failed = true;
}

console.log('\nimport zones');
const sources = readSources(root);
const broken = brokenZones(sources);
for (const { file, imports, why } of broken) console.log(`  ${file} imports ${imports}: ${why}`);
console.log(broken.length === 0 ? '  kept' : `  ${broken.length} broken`);

console.log('\ncasts of database rows');
const casts = listRowCasts(sources);
for (const { file, line, text } of casts) console.log(`  ${file}:${line} ${text}`);
console.log(
  casts.length === 0 ? '  none' : `  ${casts.length}: type the column in the schema, or read the rows with queryRows`,
);
process.exitCode = failed || broken.length > 0 || casts.length > 0 ? 1 : 0;
