const fs = require('node:fs');
const path = require('node:path');

/** Writes the numbers of the run for .ci/run to add up. REPORT_NAME distinguishes two runs. */
module.exports = class CountReporter {
  onRunComplete(_contexts, results) {
    const folder = path.resolve(__dirname, '../.cache/reports');
    fs.mkdirSync(folder, { recursive: true });
    const counts = {
      passed: results.numPassedTests,
      // A file that cannot even be loaded has no failed test of its own.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    };
    fs.writeFileSync(path.join(folder, `${process.env.REPORT_NAME ?? 'jest'}.json`), JSON.stringify(counts));
  }
};
