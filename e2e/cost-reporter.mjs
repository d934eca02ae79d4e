import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasProc, ProcessorMeter } from '../.ci/processor-time.mjs';

/** The server, the browser, or null for a process counted with its parent. */
function toGroup(command) {
  if (/dist\/server\/main\.js/.test(command)) return 'product';
  if (/^(\S*sh )?\S*(chrom|msedge)/i.test(command)) return 'browser';
  return null;
}

/**
 * Processor seconds of each journey, written to COST_FILE. The parent process started the product and this runner, so
 * the tree below it is all of them. Needs --workers 1: time is assigned to the journey that runs.
 */
export default class CostReporter {
  #meter = new ProcessorMeter(process.ppid, toGroup, 500);
  #journeys = [];
  #before = {};
  #startup = null;

  onTestBegin() {
    this.#before = this.#meter.seconds() ?? {};
    this.#startup ??= this.#before;
  }

  onTestEnd(test, result) {
    const after = this.#meter.seconds() ?? {};
    const seconds = Object.fromEntries(
      Object.keys(after).map((group) => [group, after[group] - (this.#before[group] ?? 0)]),
    );
    const [, project, file, ...names] = test.titlePath();
    this.#journeys.push({ file, project, name: names.join(' › '), wall: result.duration / 1000, seconds });
  }

  onEnd() {
    const file = process.env.COST_FILE;
    mkdirSync(path.dirname(file), { recursive: true });
    const total = this.#meter.seconds();
    this.#meter.stop();
    writeFileSync(file, JSON.stringify({ hasProc, startup: this.#startup, total, journeys: this.#journeys }));
  }

  printsToStdio() {
    return false;
  }
}
