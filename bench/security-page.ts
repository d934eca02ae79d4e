import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeSection } from '../.ci/docs-section.mjs';
import { createScope } from '../server/proofs/scope';
import { ROWS } from './security-rows';
import { listOutdated, type Measured, readTable, toScopeSection, toTable } from './security-table';

/** Writes docs/security.md: the figures measured last, each on what of the app, and the app's scope of today. */
const root = path.resolve(import.meta.dirname, '..');
const page = path.join(root, 'docs/security.md');
const folder = path.join(root, '.cache/figures');

const scope = await createScope();
const measured = readTable(readFileSync(page, 'utf8'));
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
for (const name of files)
  measured.set(path.basename(name, '.json'), JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Measured);

writeSection(page, 'security:figures', toTable(measured, scope));
writeSection(page, 'security:scope', toScopeSection(scope));

const missing = ROWS.filter(({ id }) => !measured.has(id)).map(({ id }) => id);
console.log(
  `docs/security.md: ${ROWS.length - missing.length} of ${ROWS.length} figures, ${files.length} measured again`,
);
if (missing.length > 0) console.log(`not measured: ${missing.join(', ')}`);
for (const line of listOutdated(measured, scope)) console.log(`outdated  ${line}`);
