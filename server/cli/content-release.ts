import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashImages } from '@server/jobs/content-release/hash-images';
import { releaseHash } from '@server/jobs/content-release/release-hash';

/**
 * `npm run print -- release`: a new version of server/content/release.json where articles or questions have changed, and
 * the hashes of drawings and letters (image-hashes.json).
 */
const place = (name: string) => fileURLToPath(new URL(`../content/${name}`, import.meta.url));
const writeJson = (name: string, value: object) => writeFileSync(place(name), `${JSON.stringify(value, null, 2)}\n`);

const { version, sha256 } = JSON.parse(readFileSync(place('release.json'), 'utf8')) as {
  version: number;
  sha256: string;
};
const now = await releaseHash();
if (now !== sha256) writeJson('release.json', { version: version + 1, sha256: now });
writeJson('image-hashes.json', await hashImages(place('images')));
process.stdout.write(now === sha256 ? `version ${version}, unchanged\n` : `version ${version + 1}\n`);
