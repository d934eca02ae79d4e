import { startEarlyRequests } from './app/start/early-requests';
import { loadFirstPage } from './app/start/find-page';
import { reloadOnceOnFailure } from './app/start/start-failure';

startEarlyRequests(window.location);
loadFirstPage(window.location);
// The largest file of the start: it arrives while the others are evaluated.
import('react-dom/client').catch(() => undefined);
// A file of its own, so that this one can say that it could not be loaded.
import('./app/boot').then(({ boot }) => boot()).catch(reloadOnceOnFailure);
