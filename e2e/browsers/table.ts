import { readFileSync, writeFileSync } from 'node:fs';
import type { Engine } from './engines';
import { FALLBACKS } from './fallbacks';

interface Result {
  engine: Pick<Engine, 'name' | 'version' | 'pointer'>;
  /** Names of the journeys that did not lead through. */
  failed: readonly string[];
  /** Names of FALLBACKS that the engine lacks. */
  lacks: readonly string[];
}

const FILE = 'docs/browsers.md';
const BEGIN = '<!-- written by npm run prove -- browsers -->';
const END = '<!-- end -->';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Writes what each engine did between the markers of docs/browsers.md. */
export function writeTable(journeys: readonly string[], results: readonly Result[]): void {
  const text = readFileSync(FILE, 'utf8');
  const [before, after] = [text.split(BEGIN)[0] ?? '', text.split(END)[1] ?? ''];
  const lines = [
    `Walked on ${new Date().toISOString().slice(0, 10)}.`,
    '',
    row(['Journey', ...results.map(({ engine }) => `${engine.name} ${engine.version} (${engine.pointer})`)]),
    row(['---', ...results.map(() => '---')]),
    ...journeys.map((name) =>
      row([name, ...results.map(({ failed }) => (failed.includes(name) ? 'FAILED' : 'leads through'))]),
    ),
    '',
    row(['Lacking', ...results.map(({ engine }) => engine.name), 'Without it']),
    row(['---', ...results.map(() => '---'), '---']),
    ...FALLBACKS.map(({ name, instead }) =>
      row([name, ...results.map(({ lacks }) => (lacks.includes(name) ? 'lacks it' : 'has it')), instead]),
    ),
  ];
  writeFileSync(FILE, `${before}${BEGIN}\n\n${lines.join('\n')}\n\n${END}${after}`);
}
