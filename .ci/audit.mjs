import { spawnSync } from 'node:child_process';

/**
 * `npm audit` of what a production install holds: fails on a high or critical advisory. A registry without the audit
 * endpoint, and no network, are said and pass: the step cannot judge there.
 */
const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64e6,
  shell: process.platform === 'win32',
});

/** @returns {any} */
function readReport() {
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

const { metadata, vulnerabilities = {}, message } = readReport();
if (!metadata?.vulnerabilities) {
  console.log(`not audited: ${message ?? 'npm audit answered nothing'}`);
} else {
  const { low, moderate, high, critical } = metadata.vulnerabilities;
  console.log(`audited: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`);
  for (const [name, { severity, range }] of Object.entries(vulnerabilities))
    if (severity === 'high' || severity === 'critical') console.log(`  ${severity}: ${name} ${range}`);
  process.exitCode = high + critical > 0 ? 1 : 0;
}
