import { type Column, squeeze } from './columns';
import type { Table } from './read-table';

/** Child whose growth is imported. */
export type ChosenChild = { id: string; name: string; birth_date: string };
/** A child as the file names it; `name` is empty for lines without a name. */
export type FileChild = { name: string; lines: number };
/** Lines of the chosen child, and the other children of the file. */
export type ChildLines = { lines: Table['lines']; others: FileChild[] };

const NAMELESS = '';

const getChildCells = (cells: readonly string[], columns: readonly (Column | null)[]) =>
  columns.flatMap((column, at) => (column?.kind === 'child' && cells[at] ? [cells[at]] : []));

/** All readings of the cells that name a child: each alone, and first and last name in both orders. */
const listPossibleNames = (cells: readonly string[]) =>
  new Set([...cells, ...cells.flatMap((cell) => cells.map((other) => cell + other))].map(squeeze));

/** True for a table in which a line names its child. */
export const namesChildren = ({ columns, lines }: Pick<Table, 'columns' | 'lines'>) =>
  lines.some(({ cells }) => getChildCells(cells, columns).length > 0);

/**
 * Splits the lines of a table by the child that they name: by id, else by name.
 * @param pickedName the file's name for the chosen child, where neither its id nor its name is in the file
 * @returns the children of the file where none of them is the chosen one
 */
export function findLinesOfChild(
  { columns, lines }: Table,
  child: ChosenChild,
  pickedName: string | null,
): ChildLines | { unknown: FileChild[] } {
  if (!namesChildren({ columns, lines })) return { lines, others: [] };
  const groups = new Map<string, { cells: string[]; lines: Table['lines'] }>();
  for (const line of lines) {
    const cells = getChildCells(line.cells, columns);
    const name = cells.join(' ') || NAMELESS;
    const group = groups.get(name) ?? { cells, lines: [] };
    group.lines.push(line);
    groups.set(name, group);
  }
  const all = [...groups].map(([name, group]) => ({ name, ...group }));
  const byId = all.filter(({ cells }) => cells.includes(child.id));
  const byName = all.filter(({ cells }) => listPossibleNames(cells).has(squeeze(child.name)));
  const picked = all.filter(({ name }) => name === pickedName);
  // Two children of one name have different ids: only the parent can tell them apart.
  const own = picked.length > 0 ? picked : byId.length > 0 ? byId : byName.length === 1 ? byName : [];
  const toFileChild = ({ name, lines: its }: (typeof all)[number]): FileChild => ({ name, lines: its.length });
  if (own.length === 0) return { unknown: all.filter(({ name }) => name !== NAMELESS).map(toFileChild) };
  return {
    lines: own.flatMap((group) => group.lines).sort((a, b) => a.line - b.line),
    others: all.filter((group) => !own.includes(group)).map(toFileChild),
  };
}
