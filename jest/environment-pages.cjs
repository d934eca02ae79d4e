const fixedJsdom = require('jest-fixed-jsdom');
const { acquire, importOutside } = require('./outer-postgres.cjs');

const FixedJsdom = fixedJsdom.default ?? fixedJsdom;

/** jsdom with Node's web platform, and the way to the worker's database. */
module.exports = class extends FixedJsdom {
  async setup() {
    await super.setup();
    const page = this.global;
    page.__acquirePg = acquire;
    // Pages are tested on the in-memory database only.
    page.__acquirePgUrl = async () => null;
    page.__importOutside = importOutside;
    // jsdom has no crypto.subtle, which signing tokens needs.
    Object.defineProperty(page, 'crypto', { value: globalThis.crypto, configurable: true, writable: true });
    // One realm for files and bytes, so that `instanceof` holds between the page, the API and the database.
    Object.assign(page, { File, CompressionStream, DecompressionStream, Uint8Array, ArrayBuffer });
  }
};
