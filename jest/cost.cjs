// Processor time of each test file by what it was spent on, measured inside the worker that runs it.
// Loaded by the environments only when TEST_COST names the file that collects one line of JSON for each test file.
const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const KEY = Symbol.for('ggp.cost');
globalThis[KEY] ??= { database: 0, modules: 0, depth: 0, installed: null };
const shared = globalThis[KEY];

const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Adds what a call costs to `kind`; a call inside another measured one belongs to the outer one. */
function measured(kind, call) {
  return function (...args) {
    if (shared.depth > 0) return call.apply(this, args);
    const begun = processorSeconds();
    shared.depth += 1;
    const end = () => {
      shared.depth -= 1;
      shared[kind] += processorSeconds() - begun;
    };
    let result;
    try {
      result = call.apply(this, args);
    } catch (error) {
      end();
      throw error;
    }
    if (result instanceof Promise) return result.finally(end);
    end();
    return result;
  };
}

/** Once a worker: measures PGlite and the loading of modules, also of those that a test loads lazily. */
async function install() {
  const { PGlite } = await import('@electric-sql/pglite');
  PGlite.create = measured('database', PGlite.create);
  PGlite.prototype.execProtocolRawSync = measured('database', PGlite.prototype.execProtocolRawSync);
  const Runtime = require('jest-runtime').default;
  Runtime.prototype.requireModuleOrMock = measured('modules', Runtime.prototype.requireModuleOrMock);
}

const now = () => ({ all: processorSeconds(), database: shared.database, modules: shared.modules });

/** What was spent since `from`: on the database, on modules, and on the rest. */
function spent(from) {
  const to = now();
  const database = to.database - from.database;
  const modules = to.modules - from.modules;
  return { database, modules, rest: to.all - from.all - database - modules };
}

/** The environment, with a record of its test file appended to TEST_COST when it is torn down. */
exports.measureCost = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      const begun = now();
      super(config, context);
      this.cost = {
        file: path.relative(root, context.testPath).split(path.sep).join('/'),
        project: config.projectConfig.displayName?.name ?? '',
        ...{ startup: 0, modules: 0, database: 0, fixtures: 0, tests: 0, total: 0 },
        each: [],
      };
      this.begun = begun;
      this.phase = begun;
    }

    /** Ends a phase and begins the next one. */
    addPhase(kind) {
      const { database, modules, rest } = spent(this.phase);
      this.cost.database += database;
      this.cost.modules += modules;
      this.cost[kind] += rest;
      this.phase = now();
    }

    async setup() {
      shared.installed ??= install();
      await shared.installed;
      await super.setup();
      this.addPhase('startup');
    }

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      const { name } = event;
      // From the end of the set-up to the start of the run the file and its set-up files are loaded.
      if (name === 'run_start') this.addPhase('modules');
      if (name === 'hook_start' || name === 'test_fn_start') this.addPhase('startup');
      if (/^hook_(success|failure)$/.test(name)) this.addPhase('fixtures');
      if (/^test_fn_(success|failure)$/.test(name)) this.addPhase('tests');
      if (name === 'test_started') this.testBegun = now();
      if (name === 'test_done' && this.testBegun) {
        const { database, modules, rest } = spent(this.testBegun);
        const names = [];
        for (let at = event.test; at?.parent; at = at.parent) names.unshift(at.name);
        this.cost.each.push({ name: names.join(' › '), seconds: database + modules + rest });
        this.testBegun = undefined;
      }
    }

    async teardown() {
      await super.teardown();
      this.addPhase('startup');
      this.cost.total = processorSeconds() - this.begun.all;
      fs.appendFileSync(process.env.TEST_COST, `${JSON.stringify(this.cost)}\n`);
    }
  };
