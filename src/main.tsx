import { startEarlyRequests } from './app/early-requests';
import { reloadOnceOnFailure } from './app/start-failure';

// The first screen's calls leave before the rest of the code is even parsed.
startEarlyRequests(window.location);

/** Yields so that pending input events run between two large scripts. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Libraries are evaluated one after another, so that none of it is one long task; index.html preloads them all. */
async function start() {
  await import('react-dom/client');
  await yieldToMain();
  await import('./shared/api/base-api');
  await yieldToMain();
  await import('./app/theme/theme-provider');
  await yieldToMain();
  await import('./shared/ui/app-header');
  await yieldToMain();
  const { boot } = await import('./app/boot');
  await boot();
}

start().catch(reloadOnceOnFailure);
