const fs = require('node:fs');
const path = require('node:path');
const { stripVTControlCharacters } = require('node:util');

const root = path.resolve(__dirname, '../..');

/** Writes how many tests ran and the first that failed. With --bail Jest ends before it writes its own JSON. */
module.exports = class Reporter {
  report = { suites: 0, tests: 0, caughtBy: null };

  onTestResult({ path: file }, { testResults, testExecError, numFailingTests, failureMessage }) {
    this.report.suites += 1;
    this.report.tests += testResults.length;
    if (!this.report.caughtBy && (testExecError || numFailingTests > 0 || failureMessage)) {
      const failed = testResults.find(({ status }) => status === 'failed');
      this.report.caughtBy = {
        suite: path.relative(root, file).split(path.sep).join('/'),
        // A suite that cannot be loaded has no failed test of its own.
        test: failed?.fullName ?? null,
        message: stripVTControlCharacters(failed?.failureMessages[0] ?? failureMessage ?? '').slice(0, 300),
      };
    }
    fs.writeFileSync(process.env.MUTANT_REPORT, JSON.stringify(this.report));
  }
};
