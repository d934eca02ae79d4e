import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { check, type Parameters } from 'recheck';

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

/**
 * The verdict counts steps of the matching; larger automata are searched by a seed. A step that takes longer than its
 * limit counts as an attack: ten and twenty times the usual limits, so that a busy machine does not decide.
 */
const PARAMETERS: Parameters = {
  randomSeed: 1,
  maxNFASize: 3000,
  timeout: null,
  attackTimeout: 10_000,
  incubationTimeout: 5_000,
};

async function isLinear({ source, flags }: Pick<Expression, 'source' | 'flags'>): Promise<boolean> {
  const { status } = await check(source, flags.replace(/[gy]/g, ''), PARAMETERS);
  return status === 'safe';
}

const { literals, built } = listExpressions();

test('every regular expression of the server and the contract takes linear time, or reads a page of the build', async () => {
  expect(literals.length).toBeGreaterThan(100);
  const unique = new Map(literals.map((literal) => [`/${literal.source}/${literal.flags}`, literal]));
  const slow: string[] = [];
  for (const expression of unique.values()) if (!(await isLinear(expression))) slow.push(expression.file);
  expect(slow.sort()).toEqual(['server/node/pages/page-policy.ts', 'server/node/pages/preload-header.ts']);
  // Where recheck has no program for the platform, its JavaScript takes five times as long.
}, 600_000);

test('expressions are built from text in known places only, from words of our own or escaped ones', () => {
  expect([...new Set(built)].sort()).toEqual([
    'contract/accounts/nickname.ts',
    'contract/common/in-app-browser.ts',
    'contract/common/links.ts',
    'contract/common/search.ts',
    'contract/common/text.ts',
    'contract/profiles/sharing.ts',
    'server/http/answers/method-not-allowed.ts',
    'server/modules/home/health-windows/influenza.ts',
    'server/node/secrets/stored-secret.ts',
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
])('detects that /%s/ takes more than linear time', async (source) => {
  expect(await isLinear({ source, flags: source.includes('\\p') ? 'u' : '' })).toBe(false);
});
