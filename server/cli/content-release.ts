import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { releaseHash } from '@server/jobs/content-release/release-hash';

/** `npm run content:release`: a new version of server/content/release.json where articles or questions have changed. */
const file = fileURLToPath(new URL('../content/release.json', import.meta.url));
const { version, sha256 } = JSON.parse(readFileSync(file, 'utf8')) as { version: number; sha256: string };
const now = await releaseHash();
if (now !== sha256) writeFileSync(file, `${JSON.stringify({ version: version + 1, sha256: now }, null, 2)}\n`);
process.stdout.write(now === sha256 ? `version ${version}, unchanged\n` : `version ${version + 1}\n`);
