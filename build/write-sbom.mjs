import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FONT_PACKAGE } from '../server/bundle.mjs';
import { toComponent } from './sbom-component.mjs';

/**
 * Writes dist/server/sbom.cdx.json: the packages of a production install in CycloneDX 1.5, as `npm sbom` lists them, and
 * the font in documents, which the build copies out of a development package. Without its random serial number and the time, so that the same sources give the same file.
 */
const root = path.resolve(import.meta.dirname, '..');
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { name } = readJson('package.json');

const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
    shell: process.platform === 'win32',
  },
);
if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);

const { serialNumber: _, ...sbom } = JSON.parse(stdout);
// npm names the component after the folder, and its own version among the tools.
const { timestamp: __, tools: ___, component, ...metadata } = sbom.metadata;
const font = toComponent(readJson('package-lock.json'), FONT_PACKAGE);
const dependencies = sbom.dependencies.map((entry) =>
  entry.ref === component['bom-ref'] ? { ...entry, dependsOn: [...entry.dependsOn, font['bom-ref']] } : entry,
);
const file = {
  ...sbom,
  metadata: { ...metadata, component: { ...component, type: 'application', name } },
  components: [...sbom.components, font],
  dependencies: [...dependencies, { ref: font['bom-ref'], dependsOn: [] }],
};
writeFileSync(path.join(root, 'dist/server/sbom.cdx.json'), `${JSON.stringify(file, null, 1)}\n`);
