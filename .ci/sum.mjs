import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toJourneyFailures } from './journey-failures.mjs';

/**
 * Adds up the reports of Jest and Playwright and prints 'N passed, N failed' as the last line.
 * Arguments: the exit codes of the commands that wrote them; one that failed without a failed test counts as one.
 */
const folder = path.resolve(import.meta.dirname, '../.cache/reports');
let passed = 0;
let failed = 0;

for (const name of existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []) {
  const report = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  // Playwright's reports carry `stats`; a flaky test passed in the end, but not as it should.
  const counts = report.stats
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky + report.errors.length }
    : report;
  console.log(`${name.replace('.json', '').padEnd(16)} ${counts.passed} passed, ${counts.failed} failed`);
  // A step that passed on a retry printed nothing, so its journeys are named here.
  if (report.stats) for (const failure of toJourneyFailures(report)) console.log(failure);
  passed += counts.passed;
  failed += counts.failed;
}

const broken = process.argv.slice(2).filter((code) => code !== '0').length;
if (broken > 0 && failed === 0) failed = broken;
if (passed === 0) failed = Math.max(failed, 1);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
