/** A command behind `npm run bench`, `prove` or `print`. */
export type Command = {
  /** The line of the list, without a full stop. */
  what: string;
  /** A script of Node with its arguments, which those of the command line follow; or parts by name, which they choose. */
  run: string | Readonly<Record<string, string>>;
  /** Environment variables where the caller has not set them. */
  settings?: Readonly<Record<string, string>>;
  /** Runs `npm run build` first. */
  build?: true;
  /** Runs on the embedded database and on a PostgreSQL server; the parts are `embedded` and `postgres`. */
  onBoth?: true;
};
type Commands = Readonly<Record<string, Command>>;

const JEST = 'node_modules/jest/bin/jest.js';

/** Measured figures, with a limit each. */
const bench: Commands = {
  size: { what: 'JavaScript and request hops of /home until its lists show', run: 'bench/size.ts', build: true },
  load: { what: 'first loads on a slow phone, a second visit, no network', run: 'bench/load/run.ts', build: true },
  interact: { what: 'Interaction to Next Paint of twelve gestures', run: 'bench/interact/run.ts', build: true },
  http: { what: 'requests a second on both databases', run: 'bench/http/run.ts', build: true },
  api: { what: "the community's lists at up to a million posts", run: 'bench/api.ts' },
  members: { what: 'requests and jobs at a hundred thousand members', run: 'bench/members/run.ts' },
  start: { what: 'starts of the product, of `npm run dev` and of the demo', run: 'bench/start/run.ts', build: true },
};

/** Checks that are too long for `.ci/run`, and steps of it that are no npm script. */
const prove: Commands = {
  crash: {
    what: 'kill -9, cut connections, SIGTERM, a full disk; or: kill cuts second term disk',
    run: 'bench/crash/run.ts',
  },
  two: { what: 'two processes and two workers as one, restarts, kill -9', run: 'bench/two/run.ts' },
  backup: { what: 'a backup under load, restored and compared', run: 'bench/backup.ts' },
  deploy: {
    what: 'the commands of docs/deploy.md, nginx, Caddy and the steps of the Dockerfile',
    run: 'bench/deploy/run.ts',
  },
  notices: { what: 'a hundred thousand notices, one worker killed', run: 'bench/notices/run.ts' },
  security: {
    what: 'attacks on the whole app; or: proofs input-cost enumeration tabs xss',
    run: {
      proofs: `${JEST} server/proofs session-storms --testPathIgnorePatterns input-cost`,
      'input-cost': `${JEST} server/proofs/input-cost`,
      enumeration: 'bench/enumeration.ts',
      tabs: 'e2e/run.mjs session --project phone',
      xss: 'e2e/xss.ts',
    },
    settings: { FUZZ_REQUESTS: '50000', INPUT_COST_FILLERS: '100' },
  },
  ledger: {
    what: '10,000 operations on points, coupons and licences at once; or: embedded postgres',
    run: `${JEST} server/proofs/ledger-storm`,
    settings: { LEDGER_OPERATIONS: '10000' },
    onBoth: true,
  },
  sharing: {
    what: '1,000 rounds of people who share a child; or: embedded postgres',
    run: `${JEST} server/proofs/sharing-storm`,
    settings: { SHARING_ROUNDS: '1000' },
    onBoth: true,
  },
  sessions: {
    what: 'storms of refreshes and log-outs; or: requests tabs',
    run: { requests: `${JEST} session-storms proofs/refresh`, tabs: 'e2e/run.mjs session --project phone' },
  },
  fuzz: {
    what: '50,000 generated requests over the OpenAPI document',
    run: `${JEST} server/proofs/fuzz`,
    settings: { FUZZ_REQUESTS: '50000' },
  },
  browsers: { what: 'the main journeys in WebKitGTK and Firefox', run: 'e2e/browsers/run.ts', build: true },
  taps: { what: 'taps and scrolls of the commonest acts', run: 'e2e/run.mjs taps --project phone' },
  widths: { what: 'every screen at eleven widths', run: 'e2e/run.mjs --config e2e/widths.config.ts' },
  cards: {
    what: 'every card of every list of the community opened',
    run: 'e2e/run.mjs cards --project phone',
    settings: { CARDS: '1000' },
  },
  demo: { what: 'the demo in the browser (in `npm run check`)', run: 'e2e/run-demo.mjs' },
  postgres: {
    what: 'server tests and a journey on PostgreSQL (in .ci/run); or: --all --list',
    run: 'jest/run-postgres.mjs',
  },
  node: { what: 'build, start and a journey on Node 20.19, 22, 24 and 26; or versions', run: '.ci/node-versions.mjs' },
  build: { what: 'two builds in other folders and time zones are the same', run: '.ci/build-twice.mjs' },
  audit: { what: 'advisories about the packages of a production install', run: '.ci/audit.mjs' },
};

/** Texts to read through, and files written from the sources. */
const print: Commands = {
  results: { what: 'what a parent reads after scripted checks', run: 'bench/print-results.ts' },
  growth: { what: 'percentiles, degree and sentences of made-up children', run: 'bench/print-growth.ts' },
  vaccines: { what: 'every dose of invented records, judged', run: 'bench/print-vaccines.ts' },
  notices: {
    what: "every notice of a child's first six years; or its birthday: 20240831",
    run: 'bench/print-notices.ts',
  },
  letters: { what: 'the weekly letters of a term child and of children born early', run: 'bench/print-letters.ts' },
  mails: { what: 'the text of every mail; the pages in .cache/mails', run: 'bench/print-mails.ts' },
  release: { what: 'the next version of the content files, when they changed', run: 'server/cli/content-release.ts' },
  client: { what: 'a typed client of the API in a folder: <folder>', run: 'server/testing/write-api-client.ts' },
};

export const COMMANDS: Readonly<Record<string, Commands>> = { bench, prove, print };
