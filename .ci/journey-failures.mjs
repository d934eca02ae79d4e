/** A message with the page's tree is longer than a log needs. */
const ERROR_LENGTH = 2500;

/**
 * The journeys of a Playwright report (or of one suite in it) that failed or needed their retry: one text each, with
 * file, project, title and the first error.
 */
export const toJourneyFailures = (suite, file = suite.file) => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ status, projectName, results }) => {
        const error = results.flatMap((result) => result.errors)[0]?.message ?? 'no message';
        return `${status}  ${file} [${projectName}] ${spec.title}\n${error.slice(0, ERROR_LENGTH)}\n`;
      }),
  ),
  ...(suite.suites ?? []).flatMap((inner) => toJourneyFailures(inner, inner.file ?? file)),
];
