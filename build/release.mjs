import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The release that is built: the version of package.json, and commit and day of it from git, or from RELEASE_COMMIT and RELEASE_DATE
 * where the sources come without git, as in an image. The day is that of the commit, so that a second build is the same.
 */
export function readRelease(root) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { RELEASE_COMMIT: commit, RELEASE_DATE: date } = process.env;
  if (commit) return { version, commit: commit.slice(0, 12), date: date ?? '' };
  const { status, stdout } = spawnSync(
    'git',
    ['log', '-1', '--abbrev=12', '--format=%h %cd', '--date=format:%Y-%m-%d'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const [found = '', day = ''] = status === 0 ? stdout.trim().split(' ') : [];
  return { version, commit: found, date: day };
}
