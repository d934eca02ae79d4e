import path from 'node:path';
import { listImports } from '../lint/sources.mjs';

// Tests that a change reaches, for the inner loop. Each page test renders the whole product, so its import graph
// reaches every file of src/ and says nothing; folders and direct imports do.

/** Page tests take seconds each: so many give an answer in well under a minute. */
export const PAGE_TESTS = 5;
export const OTHER_TESTS = 12;

/** They start processes or walk through every route, which takes from half a minute on. */
const SLOW = /^server\/(proofs\/|main\.|db\/embedded\.|demo\/seed\.)/;

const SHELL = 'src/app/shell/app-shell.test.tsx';
const isTest = (file) => /\.test\.tsx?$/.test(file);
const bare = (file) => file.replace(/(\.test)?\.[mc]?[jt]sx?$/, '');

/** The folder beyond which tests say little about a file: a feature, a module, or the first two folders. */
function toUnit(file) {
  const parts = file.split('/');
  const depth = /^(src\/features|server\/modules)\//.test(file) ? 3 : 2;
  return parts.slice(0, Math.min(depth, parts.length - 1)).join('/');
}

/** Page tests of the feature that has the name of a server module or a contract. */
function sameName(file, tests) {
  const name = /^(?:server\/modules|contract)\/([\w-]+)/.exec(file)?.[1];
  return name ? tests.filter((test) => new RegExp(`^(src/features|server/modules)/${name}/`).test(test)) : [];
}

/** Tests of a changed file with their distance: the lower, the more they say about it. */
function distances(file, tests, imported) {
  if (isTest(file)) return [[file, 0]];
  const folder = path.posix.dirname(file);
  const unit = toUnit(file);
  const found = tests.flatMap((test) => {
    if (imported.get(test).includes(bare(file))) return [[test, 1]];
    if (bare(test) === bare(file)) return [[test, 1]];
    const place = path.posix.dirname(test);
    if (`${place}/` !== `${unit}/` && !place.startsWith(`${unit}/`)) return [];
    const isBelow = folder.includes('/') && place.startsWith(`${folder}/`);
    if (folder !== place && !folder.startsWith(`${place}/`)) return isBelow ? [[test, 8]] : [];
    // Above it, tests that have the name of a folder on the way to the file come first.
    const way = path.posix.relative(place, bare(file)).split('/');
    const named = way.some((part) => path.posix.basename(bare(test)).startsWith(part));
    return [[test, way.length + (named ? 0 : 3)]];
  });
  return withoutFarPages([...found, ...sameName(file, tests).map((test) => [test, 6])]);
}

/** Beside a page test that is near, one that is far says little more about the file. */
function withoutFarPages(found) {
  const nearest = Math.min(...found.filter(([test]) => test.endsWith('.tsx')).map(([, distance]) => distance));
  return found.filter(([test, distance]) => !test.endsWith('.tsx') || distance <= nearest);
}

const known = new WeakMap();

/** The tests among the sources, and what each of them imports; parsed once for the same sources. */
function readTests(sources) {
  if (!known.has(sources)) {
    const tests = [...sources.keys()].filter(isTest);
    const list = (test) => listImports(test, sources.get(test)).map(({ to }) => bare(to));
    known.set(sources, { tests, imported: new Map(tests.map((test) => [test, list(test)])) });
  }
  return known.get(sources);
}

/**
 * @param changed files that changed, from the root
 * @param sources path from the root → text, of all tests at least
 * @returns the tests to run, and those a full run would add
 */
export function relatedTests(changed, sources) {
  const { tests, imported } = readTests(sources);
  const nearest = new Map();
  for (const file of changed) {
    for (const [test, distance] of distances(file, tests, imported)) {
      if (sources.has(test)) nearest.set(test, Math.min(distance, nearest.get(test) ?? Number.POSITIVE_INFINITY));
    }
  }
  if (changed.some((file) => file.startsWith('src/') && !isTest(file)) && sources.has(SHELL)) {
    nearest.set(SHELL, Math.min(5, nearest.get(SHELL) ?? 5));
  }
  const ranked = [...nearest].sort(([a, near], [b, far]) => near - far || a.localeCompare(b)).map(([test]) => test);
  const quick = ranked.filter((test) => !SLOW.test(test) || changed.includes(test));
  const run = [
    ...quick.filter((test) => test.endsWith('.tsx')).slice(0, PAGE_TESTS),
    ...quick.filter((test) => !test.endsWith('.tsx')).slice(0, OTHER_TESTS),
  ];
  return { run, left: ranked.filter((test) => !run.includes(test)) };
}
