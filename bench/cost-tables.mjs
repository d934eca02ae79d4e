export const DEAREST = 30;

const seconds = (value) => (value === undefined || value === null ? '–' : value.toFixed(1));
const inCell = (text) => text.replaceAll('|', '\\|');
const sum = (rows, key) => rows.reduce((total, row) => total + (row[key] ?? 0), 0);
const dearest = (rows, key) => rows.toSorted((a, b) => b[key] - a[key]).slice(0, DEAREST);

function table(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${heads.map((_, nth) => (nth === 0 ? '---' : '--:')).join('|')}|`, ...rows.map(line)].join(
    '\n',
  );
}

const PARTS = {
  startup: 'start-up',
  modules: 'modules',
  database: 'database',
  fixtures: 'fixtures',
  tests: 'tests',
};

const toPartCells = (row) => Object.keys(PARTS).map((part) => seconds(row[part]));

/** Of Jest: `files` are the records of jest/cost.cjs, `run` is the whole process tree. */
export function testTables(run, files) {
  const measured = sum(files, 'total');
  const byProject = [...new Set(files.map(({ project }) => project))].map((project) => {
    const own = files.filter((file) => file.project === project);
    const sums = Object.fromEntries([...Object.keys(PARTS), 'total'].map((part) => [part, sum(own, part)]));
    return [`${project} (${own.length} files)`, ...toPartCells(sums), seconds(sums.total)];
  });
  const outside = run.processor === null ? null : run.processor - measured;
  const heads = [...Object.values(PARTS), 'together'];
  const each = files.flatMap(({ file, each: tests }) => tests.map((test) => ({ ...test, file })));
  return [
    `Processor seconds of ${each.length} tests in ${files.length} files; ${seconds(run.wall)} s of wall time.`,
    table(
      ['', ...heads],
      [
        ...byProject,
        ['processes and Jest itself', ...Object.keys(PARTS).map(() => ''), seconds(outside)],
        [
          'together',
          ...Object.keys(PARTS).map((part) => seconds(sum(files, part))),
          seconds(run.processor ?? measured),
        ],
      ],
    ),
    table(
      ['File', ...heads],
      dearest(files, 'total').map((row) => [`\`${row.file}\``, ...toPartCells(row), seconds(row.total)]),
    ),
    table(
      ['Test', 'together'],
      dearest(each, 'seconds').map((row) => [`\`${row.file}\` ${inCell(row.name)}`, seconds(row.seconds)]),
    ),
  ].join('\n\n');
}

const GROUPS = ['browser', 'product', 'rest'];
const toGroupCells = (counts) => GROUPS.map((group) => seconds(counts?.[group] ?? null));
const together = (counts) => GROUPS.reduce((total, group) => total + (counts?.[group] ?? 0), 0);

/** Of Playwright: what e2e/cost-reporter.mjs wrote. Without /proc journeys are sorted by wall time. */
export function journeyTables(run, { hasProc, startup, total, journeys }) {
  const rows = journeys.map((journey) => ({ ...journey, all: hasProc ? together(journey.seconds) : journey.wall }));
  const heads = ['browser', 'product', 'runner', 'together', 'wall'];
  const sums = Object.fromEntries(
    GROUPS.map((group) => [group, rows.reduce((all, row) => all + (row.seconds[group] ?? 0), 0)]),
  );
  return [
    `Processor seconds of ${journeys.length} journeys, one after another; ${seconds(run.wall)} s of wall time.`,
    table(
      ['', ...heads.slice(0, -1)],
      [
        ['before the first journey', ...toGroupCells(startup), seconds(hasProc ? together(startup) : null)],
        ['journeys', ...toGroupCells(hasProc ? sums : null), seconds(hasProc ? together(sums) : null)],
        ['together', ...toGroupCells(total), seconds(hasProc ? together(total) : null)],
      ],
    ),
    table(
      ['Journey', ...heads],
      dearest(rows, 'all').map((row) => [
        `${row.project}: \`${row.file}\` ${inCell(row.name)}`,
        ...toGroupCells(hasProc ? row.seconds : null),
        seconds(hasProc ? row.all : null),
        seconds(row.wall),
      ]),
    ),
  ].join('\n\n');
}
