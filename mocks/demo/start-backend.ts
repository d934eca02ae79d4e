import { EXAMPLE_OPERATOR } from '@contract/accounts/operator';
import { apiBackend } from '@mocks/api-backend';
import { cookieJar } from '@mocks/cookie-jar';
import { seedDemo } from '@server/demo/seed';
import type { Deps } from '@server/deps';
import { productJobs } from '@server/jobs/chores';
import { publishContent } from '@server/jobs/content-release/publish-content';
import { createJobQueue } from '@server/queue/job-queue';
import { startJobWorker } from '@server/queue/job-worker';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { browserDatabase } from './browser-database';
import { browserFiles } from './browser-files';
import { browserHasher } from './browser-hasher';
import { browserImages } from './browser-images';
import { browserMailer } from './browser-mailer';
import { notedSetCookies, noteSetCookies } from './set-cookie';

const KEYS = { secret: 'ggp_demo_secret', cookies: 'ggp_demo_cookies' };

/** One connection serves the pages too. */
const JOB_INTERVAL_MS = 5000;

/** Stored, so that a session survives a reload. */
function readSecret() {
  const stored = localStorage.getItem(KEYS.secret);
  if (stored) return Uint8Array.from(stored.split(','), Number);
  const secret = crypto.getRandomValues(new Uint8Array(32));
  localStorage.setItem(KEYS.secret, secret.join(','));
  return secret;
}

const unreachable = () => (navigator.onLine ? undefined : HttpResponse.error());
/** Without a network the API is not reached, as if it were a server: the pages show what they have stored. */
const offlineHandlers = [
  http.all('*/api/*', unreachable),
  http.get('*/uploads/*', unreachable),
  http.head('/', unreachable),
];

/** Shares of the way, in percent, when each step is over; measured in Chromium. */
const SHARES = { archive: 30, database: 75, rows: 85, stored: 95 };

/**
 * Runs the whole API in this page: a service worker passes every call to it. Resolves to the demo accounts.
 * @param onShare called with the percent of the way from `begun` to 100
 */
export async function startBackend(begun: number, onShare: (percent: number) => Promise<void>) {
  const { db, store: storeDatabase } = await browserDatabase(
    (share) => void onShare(begun + share * (SHARES.archive - begun)),
  );
  await onShare(SHARES.database);
  const deps: Deps = {
    db,
    now: () => Date.now(),
    hasher: browserHasher,
    images: browserImages,
    files: await browserFiles(),
    mailer: browserMailer(),
    // The demo has no devices for push messages.
    push: { send: async () => ({ gone: [] }) },
    jobs: createJobQueue({ db, now: Date.now }),
    log: {
      info: () => undefined,
      warn: (event, fields) => console.warn(event, fields),
      error: (event, fields, cause) => console.error(event, fields, cause),
    },
    config: { operator: EXAMPLE_OPERATOR, secret: readSecret(), production: false, allowedOrigins: [] },
  };
  await publishContent(deps);
  const { accounts, licences } = await seedDemo(deps);
  await onShare(SHARES.rows);
  await storeDatabase();
  await onShare(SHARES.stored);
  for (const { code, note } of licences) console.info(`체험 이용권 번호: ${code} (${note})`);
  const store = {
    read: () => localStorage.getItem(KEYS.cookies),
    write: (text: string) => localStorage.setItem(KEYS.cookies, text),
  };
  noteSetCookies();
  const backend = apiBackend(deps, cookieJar(store, notedSetCookies));
  await setupWorker(...offlineHandlers, ...backend.handlers).start({
    serviceWorker: { url: '/mockServiceWorker.js' },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  const jobs = productJobs(deps, { embedded: true });
  // A vacuum would hold the page up for seconds.
  const chores = jobs.chores.filter(({ kind }) => kind !== 'vacuum');
  startJobWorker({ ...jobs, chores }, { interval: JOB_INTERVAL_MS });
  return accounts;
}
