type Expected = { pattern: RegExp; seen: boolean };

let unexpected: string[] = [];
let expected: Expected[] = [];

const textOf = (value: unknown) =>
  value instanceof Error || (typeof value === 'object' && value !== null && 'stack' in value)
    ? String((value as { stack?: unknown }).stack)
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** This test makes the product log an error that matches; the test fails when it does not. */
export function expectConsoleError(pattern: RegExp) {
  expected.push({ pattern, seen: false });
}

/** An error on the console fails the test it appears in, unless the test expects it. */
export function guardConsole() {
  beforeEach(() => {
    unexpected = [];
    expected = [];
    jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
      const text = values.map(textOf).join(' ');
      const match = expected.find(({ pattern }) => pattern.test(text));
      if (match) match.seen = true;
      else unexpected.push(text);
    });
  });
  afterEach(() => {
    const missing = expected.filter(({ seen }) => !seen).map(({ pattern }) => String(pattern));
    const problems = [
      ...unexpected.map((text) => `Unexpected console.error: ${text}`),
      ...missing.map((pattern) => `Expected console.error did not come: ${pattern}`),
    ];
    unexpected = [];
    expected = [];
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  });
}
