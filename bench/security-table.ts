import type { Scope } from '../server/proofs/scope';
import type { Coverage, Unit } from '../server/testing/figure';
import { ROWS, type Row, UNITS } from './security-rows';

/** A figure as it was measured last: what it says, and what of the app it was measured on. */
export type Measured = { said: string; covers?: Coverage };

const NOT_MEASURED = 'not measured';
const toCell = (text: string) => text.replaceAll('|', '\\|');
const toList = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const toUnits = (scope: Scope) => Object.entries(scope) as [Unit, string[]][];

/** '181 operations', or '175 of 181 operations' where the app has grown since. */
function toCoverage({ covers: unit }: Row, measured: Measured | undefined, scope: Scope): string {
  if (!unit || !measured) return '';
  if (measured.covers?.unit !== unit) return `unknown part of ${scope[unit].length} ${unit}`;
  const { count } = measured.covers;
  const total = scope[unit].length;
  return `${count === total ? '' : `${count} of `}${total} ${unit}`;
}

/** The table of figures for docs/security.md. */
export const toTable = (measured: ReadonlyMap<string, Measured>, scope: Scope) =>
  [
    '| Figure | What is shown | Command | Measured on | Last value |',
    '|---|---|---|---|---|',
    ...ROWS.map((row) => {
      const found = measured.get(row.id);
      const cells = [toCell(row.shown), `\`${row.command}\``, toCoverage(row, found, scope)];
      return `| \`${row.id}\` | ${cells.join(' | ')} | ${toCell(found?.said ?? NOT_MEASURED)} |`;
    }),
  ].join('\n');

/** The figures that a page shows. */
export function readTable(page: string): Map<string, Measured> {
  const measured = new Map<string, Measured>();
  for (const line of page.split('\n')) {
    const [, name = '', , , coverage = '', said = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const id = /^`([\w-]+)`$/.exec(name)?.[1];
    if (id === undefined || said === NOT_MEASURED) continue;
    const [, count, unit] = /^(\d+) (?:of \d+ )?(.+)$/.exec(coverage) ?? [];
    const covers = unit !== undefined && unit in UNITS ? { unit: unit as Unit, count: Number(count) } : undefined;
    measured.set(id, { said: said.replaceAll('\\|', '|'), ...(covers && { covers }) });
  }
  return measured;
}

/** What the figures are about: the counts, and each name behind them. */
export const toScopeSection = (scope: Scope) =>
  [
    '| Unit | Number | |',
    '|---|--:|---|',
    ...toUnits(scope).map(([unit, names]) => `| ${unit} | ${names.length} | ${UNITS[unit]} |`),
    '',
    `Routes: ${toList(scope.routes)}`,
    '',
    `Person tables: ${toList(scope['person tables'])}`,
    '',
    'Exported columns:',
    '',
    ...[...byTable(scope['exported columns'])].map(([table, columns]) => `- \`${table}\`: ${columns.join(', ')}`),
  ].join('\n');

function byTable(columns: readonly string[]): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  for (const column of columns) {
    const [table = '', name = ''] = column.split('.');
    tables.set(table, [...(tables.get(table) ?? []), name]);
  }
  return tables;
}

/** Rows whose figure is not the app's current one, or missing. */
export const listOutdated = (measured: ReadonlyMap<string, Measured>, scope: Scope) =>
  ROWS.flatMap(({ id, covers: unit, long, command }) => {
    if (!unit || long) return [];
    const covered = measured.get(id)?.covers;
    if (covered?.unit === unit && covered.count === scope[unit].length) return [];
    return [`${id}: ${covered?.count ?? 'none'} of ${scope[unit].length} ${unit} (${command})`];
  });
