import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { type Figures, toTable as toFigureTable } from './crash/figures';

const FILE = path.join(import.meta.dirname, 'RESULTS.md');
const HEAD = '# Results\n\nEach section is written by its command and by nothing else. Ratios are of one run.\n';

/** Rows as a Markdown table; the first has the names of the columns. */
export function toTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** Replaces the section of a command in bench/RESULTS.md, and prints it. */
export function writeSection(command: string, body: string): void {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores.`;
  const section = `## ${command}\n\n${measured}\n\n${body}\n`;
  const sections = text
    .split(/^(?=## )/m)
    .map((part) => `${part.trimEnd()}\n`)
    .filter((part) => !part.startsWith(`## ${command}\n`));
  writeFileSync(FILE, [...sections, section].join('\n'));
  console.log(body);
}

/**
 * Ends a check: writes its figures below a sentence, or prints them where not all of it was run. The process ends with 1
 * when one of them is broken.
 */
export function writeFigures(command: string, said: string, figures: Figures, isWhole = true): void {
  const table = toFigureTable(figures.all());
  const broken = figures.all().filter(({ holds }) => !holds).length;
  if (isWhole) writeSection(command, `${said}\n\n${table}`);
  else console.log(`\n${table}\n\n${broken} broken`);
  process.exitCode = broken > 0 ? 1 : 0;
}
