const asyncHooks = require('node:async_hooks');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

const root = path.resolve(__dirname, '..');

/** These register hooks or hold state of the current test file. */
const PER_FILE = [
  /\.test\.tsx?$/,
  /^(jest\/(?!documented-)|(mocks|src\/testing|server\/testing|server\/proofs|lint)\/)/,
  /node_modules\/@testing-library\/react\/dist\/(index|@testing-library\/react\.\w+)\.js$/,
];

function isShared(file) {
  const relative = path.relative(root, file).split(path.sep).join('/');
  return !PER_FILE.some((pattern) => pattern.test(relative));
}

/** Jest's `runtime`: a module that is shared comes from a runtime that lives as long as the worker. */
module.exports = class SharedModulesRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    const { realm } = environment;
    realm.runtime ??= new Runtime(config, realm.environment, ...rest);
    this.sharedRuntime = realm.runtime;
  }
  // jest-circus, loaded for each file, keeps its current test in an AsyncLocalStorage that it never disables. Before Node
  // 24 every promise of the worker visits each enabled one, which came to an eighth of the server tests.
  asyncHooksOfFile() {
    this.storages ??= [];
    const { storages } = this;
    return {
      ...asyncHooks,
      AsyncLocalStorage: class extends asyncHooks.AsyncLocalStorage {
        constructor(...args) {
          super(...args);
          storages.push(this);
        }
      },
    };
  }
  teardown() {
    super.teardown();
    for (const storage of this.storages ?? []) storage.disable();
  }
  requireModule(from, moduleName, options, isRequireActual) {
    if (options?.isInternalModule && moduleName === 'node:async_hooks') return this.asyncHooksOfFile();
    const isOurs = !options?.isInternalModule && moduleName && !this._resolution.isCoreModule(moduleName);
    if (isOurs && isShared(this._resolution.resolveCjs(from, moduleName))) {
      return this.sharedRuntime.requireModule(from, moduleName, options, isRequireActual);
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
};
