// One realm a worker: the window (or Node context) and the modules of the product and of node_modules are evaluated once
// for all test files of a worker. Test files, fixtures and set-up files are evaluated for each file.
const { onWorkerEnd } = require('./worker-end.cjs');

const REALMS = Symbol.for('ggp.shared-realms');
globalThis[REALMS] ??= new Map();
const realms = globalThis[REALMS];

/** A console whose calls go to the console of the test file that runs now. */
function currentConsole(realm) {
  return new Proxy(console, { get: (fallback, key) => (realm.console ?? fallback)[key] });
}

/**
 * Makes a Jest environment that hands every test file of a worker the same instance of `Environment`.
 * @param name of the Jest project
 * @param cleanUp called with the global object after each file
 */
function shareRealm(name, Environment, cleanUp = () => undefined) {
  return class SharedEnvironment {
    constructor(config, context) {
      if (!realms.has(name)) {
        const realm = { console: context.console };
        realm.environment = new Environment(config, { ...context, console: currentConsole(realm) });
        realm.ready = realm.environment.setup();
        realms.set(name, realm);
        onWorkerEnd(() => realm.environment.teardown());
      }
      this.realm = realms.get(name);
      this.realm.console = context.console;
      const { global, moduleMocker, fakeTimers, fakeTimersModern } = this.realm.environment;
      Object.assign(this, { global, moduleMocker, fakeTimers, fakeTimersModern });
    }
    exportConditions() {
      return this.realm.environment.exportConditions();
    }
    getVmContext() {
      return this.realm.environment.getVmContext();
    }
    async setup() {
      await this.realm.ready;
    }
    async teardown() {
      this.fakeTimersModern.dispose();
      cleanUp(this.global);
    }
  };
}

module.exports = { shareRealm };
