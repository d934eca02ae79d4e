const { TestEnvironment } = require('jest-environment-node');
const { acquire, acquireUrl, importOutside } = require('./outer-postgres.cjs');
const { shareRealm } = require('./shared-realm.cjs');

/** Node, and the way to the worker's database. */
class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.__acquirePg = acquire;
    this.global.__acquirePgUrl = acquireUrl;
    this.global.__importOutside = importOutside;
  }
}

module.exports = shareRealm('server', ServerEnvironment);

if (process.env.TEST_COST) module.exports = require('./cost.cjs').measureCost(module.exports);
