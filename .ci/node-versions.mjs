import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Builds the product, starts it and runs a smoke check and one journey on each version of Node it is for. The binaries
 * are packages of npm, installed into .cache/node. Versions on the command line replace the list; dist is built again.
 */
const VERSIONS = process.argv.length > 2 ? process.argv.slice(2) : ['20.19.0', '22', '24', '26'];
const root = path.resolve(import.meta.dirname, '..');
const system = process.platform === 'win32' ? 'win' : process.platform;
const name = `node-${system}-${process.arch}`;

/** The folder of the newest binary of a version. */
function install(version) {
  const prefix = path.join(root, '.cache/node', version);
  const folder = path.join(prefix, 'node_modules', name, 'bin');
  if (existsSync(folder)) return folder;
  mkdirSync(prefix, { recursive: true });
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', prefix, '--no-save', '--no-package-lock', '--silent', `${name}@${version}`],
    { cwd: prefix, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0 || !existsSync(folder)) throw new Error(`${name}@${version} could not be installed from npm`);
  return folder;
}

function runStep(folder, [label, ...args]) {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(path.join(folder, 'node'), args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 600_000,
    maxBuffer: 1e8,
    env: {
      ...process.env,
      PATH: `${folder}${path.delimiter}${process.env.PATH}`,
      REPORT_NAME: 'node-versions',
      DATABASE_URL: '',
    },
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`  ${status === 0 ? 'passed' : 'FAILED'}  ${label} ${seconds} s`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
}

const STEPS = [
  ['client build', 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  ['server build', 'server/build.mjs'],
  ['start and smoke check', '.ci/smoke.mjs'],
  ['journey', 'e2e/run.mjs', '--project', 'phone', '--grep', '@main'],
];

let failed = 0;
for (const version of VERSIONS) {
  const folder = install(version);
  console.log(spawnSync(path.join(folder, 'node'), ['--version'], { encoding: 'utf8' }).stdout.trim());
  // A step needs those before it.
  if (!STEPS.every((step) => runStep(folder, step))) failed += 1;
}
console.log(`${VERSIONS.length - failed} of ${VERSIONS.length} versions of Node passed`);
process.exitCode = failed === 0 ? 0 : 1;
