import { startEarlyRequests } from './app/early-requests';
import { reloadOnceOnFailure } from './app/start-failure';
import { yieldToMain } from './shared/lib/yield-to-main';
import { openDatabase } from './shared/storage/database';

// The built product has them in its page (build/early-requests.ts).
if (import.meta.env.MODE !== 'production') startEarlyRequests(window.location);
// The largest file, which the last step needs: until it comes, the others have the connection, and run.
import('./app/start/renderer-library').catch(() => undefined);
// Opened meanwhile: boot reads the rows that wait to be sent.
void openDatabase();

/**
 * The files of the start (build/code-splitting.ts) are evaluated one after another, each after those it imports, so that
 * none of it is one long task; index.html preloads them, but for the renderer.
 */
async function start() {
  await import('./app/start/api-library');
  await yieldToMain();
  await import('./app/start/router-library');
  await yieldToMain();
  await import('./shared/api/base-api');
  await yieldToMain();
  const { boot } = await import('./app/boot');
  await yieldToMain();
  await boot();
}

start().catch(reloadOnceOnFailure);
