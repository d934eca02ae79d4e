import { spawnSync } from 'node:child_process';

/** Runs the npm scripts named on the command line one after another, and says how each went and how long it took. */
const results = [];
for (const step of process.argv.slice(2)) {
  console.log(`\n━━ ${step} ━━`);
  const begun = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', step], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  results.push({ step, passed: status === 0, seconds: (performance.now() - begun) / 1000 });
}

console.log('');
for (const { step, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${step.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s`);
}
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
