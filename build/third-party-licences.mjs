import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const FILE_NAME = 'third-party-licences.txt';

const LICENCE_FILE = /^(licen[cs]e|copying)/i;
const NOTICE_FILE = /^notice/i;
const README_SECTION = /^#+ licen[cs].*\n(?:(?!#).*\n?)*/im;

/** package.json allows these in place of the name of a licence. */
const isLicence = (identifier) => typeof identifier === 'string' && !/^$|^UNLICENSED$|^SEE /i.test(identifier);

const compare = (a, b) => (a === b ? 0 : a < b ? -1 : 1);

const NO_FILE = 'The package contains no licence file: https://www.npmjs.com/package/';

/**
 * The text of the notices, one section a package.
 * @throws Error naming the packages without a licence
 */
export function formatLicences(packages) {
  const unknown = packages.filter(({ identifier }) => !isLicence(identifier));
  if (unknown.length > 0) {
    const names = unknown.map(({ name, version }) => `${name}@${version}`).join(', ');
    throw new Error(`No licence is known of ${names}: a package without one must not be shipped`);
  }
  const sections = packages
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
    .map(({ name, version, identifier, text }) => {
      const shown = text?.trim() || `${NO_FILE}${name}/v/${version}`;
      return `${name} ${version}\nLicence: ${identifier}\n\n${shown}\n`;
    });
  const head = 'Third-party software in this product: name, version, licence and text of the licence.\n';
  return [head, ...sections].join(`\n${'-'.repeat(80)}\n\n`);
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const readFiles = (folder, pattern) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim());

/** The folder of a package as Node resolves it from another folder; null when an optional one is not installed. */
function findPackage(name, from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (folder === path.dirname(folder)) return null;
  }
}

/** The licence and notice files of a package; where it has none, the licence section of its README. */
function readLicenceText(folder) {
  const licences = readFiles(folder, LICENCE_FILE);
  if (licences.length > 0) return [...licences, ...readFiles(folder, NOTICE_FILE)].join('\n\n');
  return README_SECTION.exec(readFiles(folder, /^readme/i).join('\n'))?.[0];
}

/** The named packages and all they depend on, as they are installed below a root. */
export function listInstalled(names, root) {
  const found = new Map();
  const add = (name, from) => {
    const folder = findPackage(name, from);
    if (!folder || found.has(folder)) return;
    const manifest = readJson(path.join(folder, 'package.json'));
    const { version, license, dependencies, optionalDependencies } = manifest;
    const text = readLicenceText(folder);
    // Some packages have the text and no field (png-js 2).
    const identifier = license ?? (text?.startsWith('MIT License\n') ? 'MIT' : undefined);
    found.set(folder, { name, version, identifier, text });
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) add(dependency, folder);
  };
  for (const name of names) add(name, root);
  return [...found.values()];
}

/** 'hono/etag' → 'hono', '@scope/name/sub' → '@scope/name' */
export const toPackageName = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
