import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toNotes } from '../.ci/release-notes-text.mjs';
import { scripts } from '../package.json';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const folder = '.github/workflows';
const workflows = readdirSync(path.join(root, folder)).map((name) => read(`${folder}/${name}`));

test('actions are named by the hash of a commit, with the version beside it', () => {
  const used = workflows.flatMap((text) => [...text.matchAll(/uses: (.+)$/gm)].map(([, action = '']) => action));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  // One action is one version everywhere.
  const versions = new Map(used.map((action) => action.split('@')).map(([name = '', version = '']) => [name, version]));
  for (const action of used) expect(action).toBe(`${action.split('@')[0]}@${versions.get(action.split('@')[0] ?? '')}`);
});

test('the versions of Node are those of `npm run prove -- node`', () => {
  const [, tried = ''] = /\? process\.argv\.slice\(2\) : \[(.*?)\]/.exec(read('.ci/node-versions.mjs')) ?? [];
  const [, run = ''] = /node: \[(.*)\]/.exec(read(`${folder}/ci.yml`)) ?? [];
  const toVersions = (list: string) => [...list.matchAll(/(\d+(?:\.\d+)?)/g)].map(([version]) => version);
  expect(toVersions(run)).toEqual(toVersions(tried.replace('20.19.0', '20.19')));
  expect(toVersions(run)).toEqual(['20.19', '22', '24', '26']);
});

test('scripts that the workflows run exist', () => {
  const named = workflows.flatMap((text) => [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const files = workflows.flatMap((text) => [...text.matchAll(/(\.ci\/[\w.-]+)/g)].map(([, file = '']) => file));
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

describe('notes of a release', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n- later\n\n## [0.2.0] - 2026-11-28\n\n- first\n\n## [0.1.0]\n\n- old\n';

  test('are the part of its version', () => {
    expect(toNotes('v0.2.0', '0.2.0', changelog)).toBe('- first');
  });

  test('a tag that is not the version, or has no part, is refused', () => {
    expect(() => toNotes('v0.3.0', '0.2.0', changelog)).toThrow('is not v0.2.0');
    expect(() => toNotes('v0.3.0', '0.3.0', changelog)).toThrow('no part [0.3.0]');
  });
});
