import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

type Expression = { file: string; source: string; flags: string };

const ROOT = path.resolve(__dirname, '../..');
const isProduct = (file: string) =>
  file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file) && !/^server\/(?:testing|proofs)\//.test(file);

/** Every regular expression literal of the server and the contract, and each `new RegExp` as one without a source. */
function listExpressions(): { literals: Expression[]; built: string[] } {
  const literals: Expression[] = [];
  const built: string[] = [];
  for (const folder of ['server', 'contract'])
    for (const entry of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${entry.split(path.sep).join('/')}`;
      if (!isProduct(file)) continue;
      walk(
        parseSync(readFileSync(path.join(ROOT, file), 'utf8'), { syntax: 'typescript', target: 'es2022' }),
        (node) => {
          if (node.type === 'RegExpLiteral')
            literals.push({ file, source: String(node.pattern), flags: String(node.flags) });
          if (node.type === 'NewExpression' && (node.callee as { value?: string }).value === 'RegExp') built.push(file);
        },
      );
    }
  return { literals, built };
}

function walk(node: unknown, see: (node: Record<string, unknown>) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) see(node as Record<string, unknown>);
  for (const value of Object.values(node)) walk(value, see);
}

/** Exponential time shows here, before a larger text would take for ever. */
const TINY = 22;
const SMALL = 2500;
const LARGE = 4 * SMALL;
/** Four times the text: a linear expression takes four times as long, a quadratic one sixteen times. */
const RATIO_MAX = 8;
/** Quadratic time is far above this at the large size, exponential time at the tiny one; linear time is far below. */
const SUSPECT_MS = 0.5;
const REPEATS = 3;
const TRIES = 3;
/** What few expressions end with. */
const TAILS = ['\0\nA', '!A'];

const TOKEN =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w+>)|[*+?]\??|\{\d+,?\d*\}\??|./gisu;
/** What matches no character by itself: groups, anchors, quantifiers, references to a group. */
const NO_CHARACTER = /^(?:\(.*|[)|^$]|[*+?]\??|\{\d.*|\\[bBk1-9])$/su;
const CHARACTERS = Array.from('aA1 \n-._=<>!"\'/\\@,:|&#%0xeo가\u0301\u202e\0\x80\xff');

/** `{64}` is repeated no further, to limit the length of the texts. */
const COUNTED_MAX = 12;

/** Texts made of the characters an expression names, in their order; of a class one, another one, and one more. */
function createSamples({ source, flags }: Pick<Expression, 'source' | 'flags'>): string[] {
  const choices: string[][] = [];
  for (const token of source.match(TOKEN) ?? []) {
    const last = choices.at(-1);
    const times = Math.min(COUNTED_MAX, Number(/^\{(\d+)/.exec(token)?.[1] ?? 1));
    if (last) choices.push(...Array.from({ length: times - 1 }, () => last));
    if (NO_CHARACTER.test(token)) continue;
    const expression = new RegExp(`^${token}$`, flags.replace(/[gy]/g, ''));
    const fitting = [token, ...CHARACTERS].filter((character) => expression.test(character));
    if (fitting.length > 0) choices.push(fitting);
  }
  return [0, 1, 2].map((nth) => choices.map((fitting) => fitting[nth % fitting.length]).join(''));
}

/** Texts that make an expression backtrack: a matching part repeated after the start, then a mismatch. */
function* attacks(expression: Pick<Expression, 'source' | 'flags'>): Generator<(size: number) => string> {
  const seen = new Set<string>();
  for (const sample of createSamples(expression))
    for (let from = 0; from <= sample.length; from += 1)
      for (const length of [1, 2, 3, 7]) {
        const pump = sample.slice(from, from + length) || 'a';
        for (const head of new Set(['', sample.slice(0, from)])) {
          if (seen.has(`${head}|${pump}`)) continue;
          seen.add(`${head}|${pump}`);
          for (const tail of TAILS) yield (size) => `${head}${pump.repeat(Math.ceil(size / pump.length))}${tail}`;
        }
      }
}

function milliseconds(expression: RegExp, text: string, repeats = 1): number {
  const times = Array.from({ length: repeats }, () => {
    const before = performance.now();
    text.search(expression);
    return performance.now() - before;
  });
  return Math.min(...times);
}

const isSlow = (expression: RegExp, text: string) =>
  milliseconds(expression, text) >= SUSPECT_MS && milliseconds(expression, text, REPEATS) >= SUSPECT_MS;

/** The first text that takes more than linear time, or null. */
function superlinear({ source, flags }: Pick<Expression, 'source' | 'flags'>): string | null {
  const expression = new RegExp(source, flags.replace(/[gy]/g, ''));
  for (const attack of attacks({ source, flags })) {
    const [small, large] = [attack(SMALL), attack(LARGE)];
    if (isSlow(expression, attack(TINY))) return small.slice(0, 40);
    if (!isSlow(expression, large)) continue;
    const isSuperlinear = () =>
      milliseconds(expression, large, REPEATS) / milliseconds(expression, small, REPEATS) > RATIO_MAX;
    // Another process of the machine makes it look so once, the expression each time.
    if (Array.from({ length: TRIES }).every(isSuperlinear)) return small.slice(0, 40);
  }
  return null;
}

const { literals, built } = listExpressions();

test('every regular expression of the server and the contract takes linear time', () => {
  expect(literals.length).toBeGreaterThan(100);
  const unique = new Map(literals.map((one) => [`/${one.source}/${one.flags}`, one]));
  const found = [...unique].flatMap(([text, one]) => {
    const attack = superlinear(one);
    return attack === null ? [] : [{ file: one.file, text, attack }];
  });
  expect(found).toEqual([]);
});

test('expressions are built from text in known places only, from words of our own or escaped ones', () => {
  expect([...new Set(built)].sort()).toEqual([
    'contract/accounts/nickname.ts',
    'contract/profiles/sharing.ts',
    'server/http/method-not-allowed.ts',
    'server/modules/community/search/search-marks.ts',
    'server/modules/home/health-windows/influenza.ts',
    'server/node/stored-secret.ts',
  ]);
});

test.each([
  '=+$',
  '<[^>]*>',
  '<(?:br|hr)[^>]*>',
  ' *\\n[ \\n]*',
  'Android.*Mobile',
  'Version\\/[\\d.]+.*Safari\\/',
  '[\\p{L}\\p{N}-]+\\.(?:com|net)\\b',
  '^([\\d\\W_]*)(.*?)([\\d\\W_]*)$',
  '^(\\d{4})\\s*[-./년]\\s*(\\d{1,2})\\s*[-./월]\\s*(\\d{1,2})\\s*[.일]?(?:[ T].*)?$',
  '^(a+)+$',
])('detects that /%s/ takes more than linear time', (source) => {
  expect(superlinear({ source, flags: source.includes('\\p') ? 'u' : '' })).not.toBeNull();
});
