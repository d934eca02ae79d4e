const { installQuickStyles } = require('./quick-styles.cjs');
const fixedJsdom = require('jest-fixed-jsdom');
const { acquire, importOutside } = require('./outer-postgres.cjs');
const { shareRealm } = require('./shared-realm.cjs');

const FixedJsdom = fixedJsdom.default ?? fixedJsdom;

/** jsdom with Node's web platform, and the way to the worker's database. */
class PagesEnvironment extends FixedJsdom {
  async setup() {
    await super.setup();
    const page = this.global;
    installQuickStyles(page);
    page.__acquirePg = acquire;
    // Pages are tested on the in-memory database only.
    page.__acquirePgUrl = async () => null;
    page.__importOutside = importOutside;
    // jsdom has no crypto.subtle, which signing tokens needs.
    Object.defineProperty(page, 'crypto', { value: globalThis.crypto, configurable: true, writable: true });
    // One realm for files and bytes, so that `instanceof` holds between the page, the API and the database.
    Object.assign(page, { File, CompressionStream, DecompressionStream, Uint8Array, ArrayBuffer });
  }
}

module.exports = shareRealm('pages', PagesEnvironment, ({ document, localStorage, sessionStorage }) => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
