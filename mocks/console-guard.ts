type Expected = { pattern: RegExp; seen: boolean };

let unexpected: string[] = [];
let expected: Expected[] = [];

const toText = (value: unknown) =>
  value instanceof Error || (typeof value === 'object' && value !== null && 'stack' in value)
    ? String((value as { stack?: unknown }).stack)
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

// An API answer can arrive between two steps of a test; the `act` warning then says nothing about the product.
const ONLY_TIMING = /not wrapped in act\(|not configured to support act\(/;
// The client logs every failed query (docs/specification.md §7.1), and many tests make one fail.
/** A query may be sent as POST, so that what is looked for is in no address. */
const FAILED_READ = /^(?:GET|POST) \S+ failed: /;

/** Expects the product to log a matching error; the test fails when it does not. */
export function expectConsoleError(pattern: RegExp) {
  expected.push({ pattern, seen: false });
}

/** An error on the console fails the test it appears in, unless the test expects it. */
export function guardConsole() {
  const { warn } = console;
  beforeEach(() => {
    unexpected = [];
    expected = [];
    jest.spyOn(console, 'warn').mockImplementation((...values: unknown[]) => {
      if (!FAILED_READ.test(String(values[0]))) warn(...values);
    });
    jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
      const text = values.map(toText).join(' ');
      if (ONLY_TIMING.test(text)) return;
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
