const { DefaultReporter } = require('@jest/reporters');

/** The default reporter without the files that passed. */
module.exports = class FailuresReporter extends DefaultReporter {
  onTestResult(test, testResult, aggregatedResults) {
    if (testResult.numFailingTests > 0 || testResult.testExecError) {
      super.onTestResult(test, testResult, aggregatedResults);
    }
  }
};
