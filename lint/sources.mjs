import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOMS = ['src', 'contract', 'server', 'mocks', 'e2e', 'bench', 'jest', 'lint'];
const ALIASES = { '@/': 'src/', '@contract/': 'contract/', '@server/': 'server/', '@mocks/': 'mocks/' };
const IMPORTS = /^(?:import|export)( type)? (?:[^;'"]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** Every source file under the root but declarations: path → text. */
export function readSources(root) {
  const files = ROOMS.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true }).map((name) => `${room}/${name.split(path.sep).join('/')}`),
  );
  return new Map(
    files
      .filter((file) => /\.([mc]?ts|tsx|mjs|cjs)$/.test(file) && !/\.d\.[mc]?ts$/.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
}

/** Imports of a file: `to` is a path from the root as it is written, without an ending, or a package. */
export const listImports = (file, source) =>
  [...source.matchAll(IMPORTS)].map(([, type, named, lazy]) => {
    const specifier = named ?? lazy;
    const alias = Object.keys(ALIASES).find((start) => specifier.startsWith(start));
    const relative = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
    return { to: alias ? ALIASES[alias] + specifier.slice(alias.length) : relative, types: type !== undefined };
  });
