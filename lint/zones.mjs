import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { parseSync } from '@swc/core';

/**
 * Who may import whom. The zones come from the folders themselves, so a feature or a module is fenced the day its folder
 * exists. Static, dynamic and type imports count alike, whether written by alias or relatively.
 */

/** The two state files every screen needs (and nothing else of their features). */
const SHARED_STATE = ['src/features/auth/auth-slice.ts', 'src/features/profiles/profiles-slice.ts'];

const ALIASES = { '@/': 'src/', '@contract/': 'contract/', '@server/': 'server/', '@mocks/': 'mocks/' };
const ROOMS = ['src', 'contract', 'server', 'mocks', 'e2e', 'bench', 'jest', 'lint'];
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs', '.d.ts', '/index.ts'];

const isTest = (file) => /\.test\.tsx?$/.test(file) || /^(src|server)\/testing\/|^server\/proofs\//.test(file);

/** 'src/features/home/home-page.tsx' → 'feature home' */
export function zoneOf(file) {
  const [room, part, name] = file.split('/');
  if (room === 'src') {
    if (part === 'features') return `feature ${name}`;
    return part === 'shared' ? 'shared' : part === 'testing' ? 'tests' : 'app';
  }
  if (room === 'server' && part === 'modules') return `module ${name}`;
  return room;
}

/** Why `from` may not import `to` (both relative to the root; `to` may be a package), or null. */
export function problemOf(from, to) {
  if (isTest(from)) return null;
  const [here, there] = [zoneOf(from), zoneOf(to)];
  const [hereRoom, thereRoom] = [from.split('/')[0], to.split('/')[0]];

  if (hereRoom === 'contract') {
    return thereRoom === 'contract' || to === 'valibot' ? null : 'contract imports nothing but valibot and itself';
  }
  if (hereRoom === 'src' || hereRoom === 'server') {
    if (isTest(to)) return 'the product imports no test helper';
    if (ROOMS.includes(thereRoom) && thereRoom !== hereRoom && thereRoom !== 'contract') {
      return `${hereRoom} imports neither ${thereRoom} nor any room but contract`;
    }
  }
  if (hereRoom === 'src' && thereRoom === 'src') {
    if (here === 'shared' && there !== 'shared') return 'shared imports neither a feature nor app';
    if (here.startsWith('feature ')) {
      if (there === 'app') return 'a feature does not import app';
      if (there.startsWith('feature ') && there !== here && !SHARED_STATE.includes(to)) {
        return 'a feature imports no other feature, except auth-slice and profiles-slice';
      }
    }
  }
  return null;
}

/** The specifiers a module imports; `types` says that nothing of it remains at run time. */
export function importsOf(source, file = 'file.tsx') {
  const found = [];
  const ast = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node || typeof node !== 'object') return;
    if (node.type === 'ImportDeclaration') {
      const named = node.specifiers ?? [];
      const types = node.typeOnly || (named.length > 0 && named.every(({ isTypeOnly }) => isTypeOnly));
      found.push({ specifier: node.source.value, types });
    } else if (node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source)) {
      found.push({ specifier: node.source.value, types: node.typeOnly === true });
    } else if (node.type === 'CallExpression' && node.callee.type === 'Import') {
      const argument = node.arguments[0]?.expression;
      if (argument?.type === 'StringLiteral') found.push({ specifier: argument.value, types: false });
    } else if (node.type === 'TsImportType') {
      found.push({ specifier: node.argument.value, types: true });
    }
    for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value);
  };
  walk(ast.body);
  return found;
}

/** A specifier as a path from the root, or the package it names. */
function targetOf(from, specifier, files) {
  const alias = Object.keys(ALIASES).find((start) => specifier.startsWith(start));
  if (!alias && !specifier.startsWith('.')) return specifier;
  const plain = alias
    ? ALIASES[alias] + specifier.slice(alias.length)
    : path.posix.join(path.posix.dirname(from), specifier);
  return ENDINGS.map((ending) => plain + ending).find((candidate) => files.has(candidate)) ?? plain;
}

/** What a module imports, as paths from the root or packages: { to, types }. */
export const listImports = (file, source, sources) =>
  importsOf(source, file).map(({ specifier, types }) => ({ to: targetOf(file, specifier, sources), types }));

/** Every source file under the root: path → text. */
export function readSources(root) {
  const sources = new Map();
  for (const room of ROOMS) {
    for (const entry of readdirSync(path.join(root, room), { withFileTypes: true, recursive: true })) {
      // Declarations of the tools' own scripts import nothing worth fencing.
      if (!entry.isFile() || !/\.([mc]?ts|tsx|mjs|cjs)$/.test(entry.name) || /\.d\.[mc]?ts$/.test(entry.name)) continue;
      const full = path.join(entry.parentPath, entry.name);
      sources.set(path.relative(root, full).split(path.sep).join('/'), readFileSync(full, 'utf8'));
    }
  }
  return sources;
}

const onlyInNode = (name) =>
  name.startsWith('node:') ||
  builtinModules.includes(name) ||
  ['sharp', 'pg', '@node-rs/argon2', '@hono/node-server', '@electric-sql/pglite'].some(
    (heavy) => name === heavy || name.startsWith(`${heavy}/`),
  );

/**
 * All broken rules: { file, imports, why }.
 * @param sources path from the root → source text
 */
export function brokenZones(sources) {
  const graph = new Map([...sources].map(([file, text]) => [file, listImports(file, text, sources)]));
  const broken = [];
  for (const [file, edges] of graph) {
    for (const { to } of edges) {
      const why = problemOf(file, to);
      if (why) broken.push({ file, imports: to, why });
    }
  }

  // The API app also runs in a test's page and in a browser.
  const reached = new Set(['server/app.ts']);
  for (const file of reached) {
    for (const { to, types } of graph.get(file) ?? []) {
      if (types) continue;
      if (onlyInNode(to))
        broken.push({ file, imports: to, why: 'server/app.ts reaches it, and the app runs in a browser too' });
      if (graph.has(to)) reached.add(to);
    }
  }
  return broken;
}
