const { TestEnvironment } = require('jest-environment-node');
const { acquire, acquireUrl, importOutside } = require('./outer-postgres.cjs');
const { shareRealm } = require('./shared-realm.cjs');

/** @hono/node-server replaces these once a test starts a server. */
const FETCH_CLASSES = ['Request', 'Response'];
const pickFetchClasses = (global) => Object.fromEntries(FETCH_CLASSES.map((name) => [name, global[name]]));

/** The next file of the worker gets Node's own again: MSW recognises a network error by the class of the response. */
function restoreFetchClasses(global) {
  for (const name of FETCH_CLASSES) Object.defineProperty(global, name, { value: global.__nodeFetchClasses[name] });
}

/** Node, and the way to the worker's database. */
class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.__acquirePg = acquire;
    this.global.__acquirePgUrl = acquireUrl;
    this.global.__importOutside = importOutside;
    this.global.__nodeFetchClasses = pickFetchClasses(this.global);
  }
}

module.exports = shareRealm('server', ServerEnvironment, restoreFetchClasses);
