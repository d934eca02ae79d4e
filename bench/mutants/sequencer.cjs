const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const splitWords = (file) => new Set(path.relative(root, file).split(/[^a-z]+/));

/** Tests whose path shares most words with the faulty file first, then the small ones: most faults end with the first. */
module.exports = class Sequencer {
  sort(tests) {
    const faulty = splitWords(path.join(root, process.env.MUTANT_FILE));
    const likeness = new Map(
      tests.map(({ path: file }) => [file, [...splitWords(file)].filter((word) => faulty.has(word)).length]),
    );
    const size = new Map(tests.map(({ path: file }) => [file, fs.statSync(file).size]));
    return [...tests].sort(
      (a, b) => likeness.get(b.path) - likeness.get(a.path) || size.get(a.path) - size.get(b.path),
    );
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
};
