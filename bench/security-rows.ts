import type { Unit } from '../server/testing/figure';

export const UNITS: Record<Unit, string> = {
  routes: 'method and path of every handler that the product serves',
  writes: 'routes that may change something, by method or declaration',
  'signed-in writes': 'those of them that ask for an access token',
  operations: 'of the OpenAPI document',
  'person tables': 'tables whose rows lead to an account',
  'exported columns': 'columns about a person that its archive holds',
};

/**
 * A figure of docs/security.md. `covers` names what it has to count in full; `long` says that it is not measured by
 * `npm test`, so that the page may show a part.
 */
export type Row = { id: string; shown: string; command: string; covers?: Unit; long?: true };

const STORMS = 'npx jest session-storms';
const BURSTS = 'npx jest proofs/brute-force';
const SCRIPTS = 'npm run e2e -- --grep "stored scripts"';

export const ROWS: readonly Row[] = [
  { id: 'session-401s-0ms', shown: '200 parallel 401s at once', command: STORMS },
  { id: 'session-401s-50ms', shown: '… that arrive over 50 ms', command: STORMS },
  { id: 'session-401s-500ms', shown: '… over 500 ms', command: STORMS },
  { id: 'session-401s-2000ms', shown: '… over 2 s', command: STORMS },
  {
    id: 'session-epoch',
    shown: 'Log-outs and changes of account, here and in another tab, during a refresh (`STORM_SEED=` repeats one)',
    command: STORMS,
  },
  {
    id: 'two-tabs',
    shown: 'Two tabs of a real Chromium with 50 requests each while tokens run out',
    command: 'npm run check:session',
    long: true,
  },
  {
    id: 'refresh-in-browser',
    shown: '100 refreshes of one cookie in a real Chromium',
    command: 'npm run check:session',
    long: true,
  },
  { id: 'refresh-at-once', shown: '100 refreshes of one token', command: 'npx jest proofs/refresh' },
  {
    id: 'refresh-reuse',
    shown: 'A token of the family used after the grace window',
    command: 'npx jest proofs/refresh',
  },
  {
    id: 'cross-site',
    shown:
      "{no, own, foreign, null} Origin × Sec-Fetch-Site {absent, same-origin, same-site, cross-site, none} × {empty, JSON, form, text, multipart}, with and without our pages' header, on every state-changing route; a GET counts by its declaration",
    command: 'npx jest proofs/cross-site',
    covers: 'writes',
  },
  {
    id: 'authorisation',
    shown:
      "Every route × {anonymous, owner, other, owner with a foreign child, blocked, leaving, frozen, deleted, admin, guardian, family, invited, removed, stopped; with a link for a clinic or a carer, open and ended} with the owner's things in path and body, further with its private question, comments, decisions, claims, calendar addresses and private pictures; every answer against the OpenAPI document",
    command: 'npx jest proofs/authorisation',
    covers: 'routes',
  },
  {
    id: 'enumeration',
    shown:
      'Log-in, come back, find id, find password, join for ids and addresses that exist and that do not; codes of invitations and tokens of pages for a clinic and a carer that ended and that never were: status, body, time (argon2, embedded database)',
    command: 'npm run bench:enumeration',
    long: true,
  },
  {
    id: 'tried-codes',
    shown:
      'Codes of invitations that are unknown, used, taken back or expired: answered alike, tries that are looked up',
    command: 'npx jest proofs/tried-secrets',
  },
  {
    id: 'tried-tokens',
    shown: 'Tokens of pages for a clinic and a carer that are unknown, ended, opened or of the other page: the same',
    command: 'npx jest proofs/tried-secrets',
  },
  {
    id: 'sharing-storm',
    shown:
      'People of one child answer, write, accept, remove, stop, leave and are erased at once; the run on PostgreSQL (`SHARING_SEED=` for others)',
    command: 'npm run check:sharing',
    long: true,
  },
  { id: 'brute-force-1', shown: 'Wrong passwords on one account, one after the other', command: BURSTS },
  { id: 'brute-force-50', shown: '… fifty at once', command: BURSTS },
  { id: 'log-in-burst-200', shown: 'A burst of log-ins on the bounded hashing queue', command: BURSTS },
  { id: 'log-in-burst-400', shown: '… more than the queue holds', command: BURSTS },
  {
    id: 'fuzz',
    shown:
      'Generated requests over the OpenAPI document and elsewhere: real ids, NUL, lone surrogates, huge numbers, deep and broken JSON, wrong types, long text, NFD, odd headers and paths; every answer against the document (`FUZZ_SEED=` for others)',
    command: 'npm run check:fuzz',
    covers: 'operations',
    long: true,
  },
  {
    id: 'fuzz-short',
    shown: 'The same, as many as every test run sends',
    command: 'npx jest proofs/fuzz',
    covers: 'operations',
  },
  {
    id: 'idempotency',
    shown: 'Every writing route, the same call twice under one idempotency key',
    command: 'npx jest proofs/idempotency',
    covers: 'signed-in writes',
  },
  {
    id: 'purge',
    shown: 'Marks in every field of an account, its photo and its mail, thirty days after it left',
    command: 'npx jest proofs/nothing-left',
    covers: 'person tables',
  },
  {
    id: 'export',
    shown: 'What the archive of an account holds of it, and of anybody else',
    command: 'npx jest proofs/nothing-left',
    covers: 'exported columns',
  },
  {
    id: 'xss-fields',
    shown:
      'The public collection of payloads typed through the API: all of them into a post, every twenty-first into the other fields, the shortest into names',
    command: 'npm run check:xss',
    long: true,
  },
  {
    id: 'xss',
    shown:
      'The collection written raw into a page of a real Chromium, each payload in a frame of its own, and touched: with neither guard, with each alone',
    command: 'npm run check:xss',
    long: true,
  },
  {
    id: 'xss-pages',
    shown:
      "… and on the product's own pages: lists, posts, comments, reviews, entries, searches, drafts, names, the moderators' queue with reports, appeals and claims, decisions, shared links",
    command: 'npm run check:xss',
    long: true,
  },
  {
    id: 'xss-samples',
    shown: "The project's own list, in every clone and in every run of the journeys",
    command: SCRIPTS,
    long: true,
  },
  { id: 'xss-samples-pages', shown: "… and on the product's own pages", command: SCRIPTS, long: true },
  {
    id: 'input-cost',
    shown:
      'Processor time of every route that takes bytes or long text, hostile against harmless input of one size; the longest wait of the event loop',
    command: 'npm run check:input-cost',
    long: true,
  },
  { id: 'input-cost-short', shown: 'The same, with one filler a place', command: 'npx jest proofs/input-cost' },
  {
    id: 'look-alikes',
    shown: 'Names that look like another or like the staff: Latin confusables, fillers, invisible signs',
    command: 'npx jest contract/accounts/nickname',
  },
  {
    id: 'mass-assignment',
    shown: 'Fields that a body must not set, on every write',
    command: 'npx jest proofs/mass-assignment',
  },
  {
    id: 'lock-out',
    shown: 'The owner signs in while strangers try wrong passwords',
    command: 'npx jest proofs/lock-out',
  },
  {
    id: 'crash',
    shown: 'kill -9, cut connections, a database that is away, SIGTERM with kept connections, a full disk',
    command: 'npm run check:crash',
    long: true,
  },
];
