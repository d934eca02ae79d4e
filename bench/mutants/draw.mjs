import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listCandidates, parses } from './candidates.mjs';
import { leftOut, modules } from './modules.mjs';
import { redrawn } from './redrawn.mjs';

/**
 * Draws the planted faults with a seed and writes them to `mutants.json`. The list is drawn once: drawn again from
 * changed sources it would be another list, and two runs could no longer be compared.
 */
const seed = 20261122;
const root = path.resolve(import.meta.dirname, '../..');

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
const tracked = git('ls-files', 'contract', 'server', 'src').split('\n');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** mulberry32: small, and the same on every machine. */
function createRandom(state) {
  let s = state;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffle(list, random) {
  const shuffled = [...list];
  for (let i = shuffled.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
  }
  return shuffled;
}

const sourcesIn = (folders) =>
  tracked.filter(
    (file) => /\.tsx?$/.test(file) && !leftOut.test(file) && folders.some((folder) => file.startsWith(folder)),
  );

const isRedrawn = (fault) =>
  redrawn.some(
    ({ file, before, after }) => file === fault.file && before === fault.before.trim() && after === fault.after.trim(),
  );

/** One fault a file, and each operator once a module as long as there is another. */
function pick(shuffled, count, files, operators) {
  const picked = [];
  if (count === 0) return picked;
  for (const repeat of [false, true]) {
    for (const fault of shuffled) {
      if (files.has(fault.file) || (!repeat && operators.has(fault.operator))) continue;
      if (isRedrawn(fault) || !parses(read(fault.file), fault)) continue;
      files.add(fault.file);
      operators.add(fault.operator);
      picked.push(fault);
      if (picked.length === count) return picked;
    }
  }
  throw new Error('not enough candidates');
}

const random = createRandom(seed);
const taken = new Set();
let candidateCount = 0;

function drawSide(folders, count, operators) {
  const candidates = sourcesIn(folders).flatMap((file) => listCandidates(file, read(file)));
  candidateCount += candidates.length;
  return pick(shuffle(candidates, random), count, taken, operators);
}

function drawModule({ id, client = [], server = [], clientFaults, serverFaults, clientTests, serverTests }) {
  const operators = new Set();
  const inClient = drawSide(client, clientFaults, operators).map((fault) => ({ ...fault, tests: clientTests }));
  const inServer = drawSide(server, serverFaults, operators).map((fault) => ({
    ...fault,
    tests: [...serverTests, ...clientTests],
  }));
  return [...inClient, ...inServer].map(({ file, line, operator, before, after, tests }, nth) => ({
    id: `${id}-${nth + 1}`,
    module: id,
    file,
    line,
    operator,
    before,
    after,
    tests,
  }));
}

const faults = modules.flatMap(drawModule);
const drawn = { seed, drawnFrom: git('rev-parse', '--short', 'HEAD'), candidates: candidateCount, faults };
writeFileSync(path.join(import.meta.dirname, 'mutants.json'), `${JSON.stringify(drawn, null, 2)}\n`);
for (const { id, file, line, operator, before, after } of faults) {
  console.log(`${id}  ${file}:${line}  ${operator}\n  - ${before.trim()}\n  + ${after.trim()}`);
}
console.log(`${faults.length} faults of ${candidateCount} candidates`);
