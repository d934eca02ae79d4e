import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { type ClientFile, readClientFile } from './client-files';

/** Releases whose files are kept beside the one that is served. */
const EARLIER = 2;
const NAME = /^[\w-][\w.-]*$/;

const listReleases = async (folder: string) => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const releases = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  return releases.toSorted((a, b) => b.at - a.at).map(({ name }) => name);
};

/**
 * Copies the hashed files of this release to a folder that outlives it, and removes those of all but the two releases
 * before: a page that is open across an upgrade still finds its code.
 * @param client the folder of the built client
 * @param folder where they are kept; several processes may share it
 */
export async function keepAssets(client: string, folder: string): Promise<void> {
  const assets = path.join(client, 'assets');
  if (!existsSync(assets)) return;
  const names = (await readdir(assets)).toSorted();
  const release = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  const target = path.join(folder, release);
  await mkdir(folder, { recursive: true });
  if (!existsSync(target)) {
    // Renamed when complete: of processes that start together one copy stays.
    const own = path.join(folder, `new-${process.pid}-${Date.now()}`);
    await cp(assets, own, { recursive: true });
    await rename(own, target).catch(() => rm(own, { recursive: true, force: true }));
  }
  const now = new Date();
  await utimes(target, now, now);
  const old = (await listReleases(folder)).slice(1 + EARLIER);
  await Promise.all(old.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}

/** Finds a file of another release by its name in /assets/; undefined for one that no release has. */
export function keptAssets(folder: string): (urlPath: string) => Promise<ClientFile | undefined> {
  return async (urlPath) => {
    const name = urlPath.startsWith('/assets/') ? urlPath.slice('/assets/'.length) : '';
    if (!NAME.test(name)) return undefined;
    for (const release of await listReleases(folder)) {
      const file = path.join(folder, release, name);
      if (await isFile(file)) return readClientFile(file);
    }
    return undefined;
  };
}

const isFile = async (file: string) => (await stat(file).catch(() => null))?.isFile() ?? false;
