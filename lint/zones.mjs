import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { LAYERS } from './layers.mjs';
import { findCircles, toRooms } from './module-graph.mjs';

/**
 * Checks imports against the layers of lint/layers.mjs and for circles of folders. A feature's folder needs no entry; any
 * other new folder needs a place in the layers. Static, dynamic and type imports count alike, by alias or relative path.
 */

/** The state file every screen needs (and nothing else of its feature). */
const SHARED_STATE = ['src/features/auth/auth-slice.ts'];

const ALIASES = { '@/': 'src/', '@contract/': 'contract/', '@server/': 'server/', '@mocks/': 'mocks/' };
const ROOMS = ['src', 'contract', 'server', 'mocks', 'e2e', 'bench', 'jest', 'lint'];
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs', '.d.ts', '/index.ts'];

const isTest = (file) => /\.test\.tsx?$/.test(file) || /^(src|server)\/testing\/|^server\/proofs\//.test(file);

/** 'src/features/home/main/home-page.tsx' → 'src/features/home': the entry of LAYERS a file belongs to, or null. */
export function getZone(file) {
  const entries = (LAYERS[file.split('/')[0]] ?? []).flat();
  const found = entries
    .map((entry) => (entry.endsWith('/*') ? toFolder(file, entry.slice(0, -1)) : entry))
    .filter((entry) => entry !== null && (file === entry || file.startsWith(`${entry}/`)));
  return found.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** 'src/features/home/x.ts' in 'src/features/' → 'src/features/home' */
const toFolder = (file, parent) =>
  file.startsWith(parent) && file.slice(parent.length).includes('/')
    ? parent + file.slice(parent.length).split('/')[0]
    : null;

const findLayer = (zone) =>
  LAYERS[zone.split('/')[0]].findIndex((layer) =>
    layer.some((entry) => entry === zone || (entry.endsWith('/*') && path.posix.dirname(zone) === entry.slice(0, -2))),
  );

/** A folder of src/shared, server/modules, server or contract that LAYERS does not name. */
function withoutLayer(file) {
  const zone = getZone(file);
  if (zone === null) return file.startsWith('contract/');
  if (zone === 'server') return /^server\/(?!cli\/)[\w-]+\//.test(file);
  return zone === 'src' && !/^src\/(app\/|main\.tsx$|vite-env)/.test(file);
}

/** Why a zone may not import another of the same top folder, or null. */
function layerProblem(from, to) {
  if (withoutLayer(from)) return `${from.split('/').slice(0, 3).join('/')} has no place in lint/layers.mjs`;
  const [here, there] = [getZone(from), getZone(to)];
  if (here === there || there === null || SHARED_STATE.includes(to)) return null;
  const [low, high] = [findLayer(there), findLayer(here)];
  if (low < high) return null;
  return low === high ? `${here} and ${there} are in one layer` : `${there} is in a layer above ${here}`;
}

/** Why `from` may not import `to` (both relative to the root; `to` may be a package), or null. */
export function getProblem(from, to) {
  const [hereRoom, thereRoom] = [from.split('/')[0], to.split('/')[0]];
  if (from.startsWith('server/') && thereRoom === 'bench') return 'server imports nothing of bench, tests included';
  if (isTest(from)) return null;

  if (hereRoom === 'contract') {
    if (thereRoom !== 'contract') return to === 'valibot' ? null : 'contract imports nothing but valibot and itself';
  }
  if (hereRoom === 'src' || hereRoom === 'server') {
    if (isTest(to)) return 'the product imports no test helper';
    if (ROOMS.includes(thereRoom) && thereRoom !== hereRoom && thereRoom !== 'contract') {
      return `${hereRoom} imports neither ${thereRoom} nor any room but contract`;
    }
  }
  return LAYERS[hereRoom] && hereRoom === thereRoom ? layerProblem(from, to) : null;
}

/** The specifiers a module imports; `types` says that nothing of it remains at run time. */
export function readImports(source, file = 'file.tsx') {
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
function resolveImport(from, specifier, files) {
  const alias = Object.keys(ALIASES).find((start) => specifier.startsWith(start));
  if (!alias && !specifier.startsWith('.')) return specifier;
  const plain = alias
    ? ALIASES[alias] + specifier.slice(alias.length)
    : path.posix.join(path.posix.dirname(from), specifier);
  return ENDINGS.map((ending) => plain + ending).find((candidate) => files.has(candidate)) ?? plain;
}

/** What a module imports, as paths from the root or packages: { to, types }. */
export const listImports = (file, source, sources) =>
  readImports(source, file).map(({ specifier, types }) => ({ to: resolveImport(file, specifier, sources), types }));

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

/** What the files of a top folder import of it, tests and their helpers left out: file → files. */
export const toFileImports = (graph, room) =>
  new Map(
    [...graph]
      .filter(([file]) => file.startsWith(`${room}/`) && !isTest(file))
      .map(([file, edges]) => [
        file,
        edges.map(({ to }) => to).filter((to) => to.startsWith(`${room}/`) && !isTest(to)),
      ]),
  );

/** What every file imports. @param sources path from the root → source text */
export const toGraph = (sources) =>
  new Map([...sources].map(([file, text]) => [file, listImports(file, text, sources)]));

/**
 * All broken rules: { file, imports, why }.
 * @param graph what `toGraph` returns
 */
export function findBrokenImports(graph) {
  const broken = [];
  for (const [file, edges] of graph) {
    for (const { to } of edges) {
      const why = getProblem(file, to);
      if (why) broken.push({ file, imports: to, why });
    }
  }

  for (const room of ROOMS) {
    const imports = toFileImports(graph, room);
    for (const circle of findCircles(toRooms(imports))) {
      const why = `closes a circle: ${circle.rooms.join(', ')}`;
      broken.push(...circle.imports.map((edge) => ({ ...edge, why })));
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

/** The same of source texts. @param sources path from the root → source text */
export const brokenZones = (sources) => findBrokenImports(toGraph(sources));
