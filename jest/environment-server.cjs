const { TestEnvironment } = require('jest-environment-node');
const { acquire, acquireUrl, importOutside } = require('./outer-postgres.cjs');

/** Node, and the way to the worker's database. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.__acquirePg = acquire;
    this.global.__acquirePgUrl = acquireUrl;
    this.global.__importOutside = importOutside;
  }
};
