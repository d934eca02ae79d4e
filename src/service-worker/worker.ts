import { OUTBOX_SYNC } from '@/shared/outbox/background-sync';
import { fetchOtherCode, removeOldCode, serveCode } from './code';
import { fetchEmergencyCard, serveEmergencyCard } from './emergency';
import { isWorkerMessage } from './messages';
import { servePage } from './page';
import { forgetPictures, servePictures } from './pictures';
import { servePushes } from './push';
import { scope } from './scope';
import { sendRows } from './send-rows';

// docs/adr/0039-the-product-opens-without-a-network.md. The API, shared posts, calendars and all that is not listed here go to the network untouched.
servePage();
serveCode();
servePictures();
serveEmergencyCard();
servePushes();

scope.addEventListener('install', (event) => event.waitUntil(fetchEmergencyCard()));
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([scope.clients.claim(), removeOldCode()])));
scope.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC) event.waitUntil(sendRows());
});
scope.addEventListener('message', (event) => {
  if (!isWorkerMessage(event.data)) return;
  if (event.data.kind === 'activate') event.waitUntil(scope.skipWaiting());
  if (event.data.kind === 'fetchOtherCode') event.waitUntil(fetchOtherCode());
  if (event.data.kind === 'forgetPictures') event.waitUntil(forgetPictures());
});
