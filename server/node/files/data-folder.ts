import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '@server/lib/error-code';

/** Permission bits of the group and of other users. */
const OTHERS = 0o077;
/** Name prefixes of what the product creates in its data folder. */
const OWN_NAMES = ['database', 'uploads', 'mail', 'session-secret'];

/**
 * Creates the data folder, or checks that it is writable, and removes the permissions of other users from what is in
 * it, as after a copy. No effect on Windows.
 * @returns paths that stay accessible: they belong to another user, or the file system has no permissions
 * @throws a system error with its path (EACCES, EROFS, ENOTDIR, EEXIST, ENOSPC)
 */
export function prepareDataFolder(dataDir: string, platform: string = process.platform): string[] {
  const root = path.resolve(dataDir);
  createFolder(root);
  accessSync(root, constants.R_OK | constants.W_OK | constants.X_OK);
  return platform === 'win32' ? [] : restrictToOwner(root);
}

function createFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    // Node reports ENOENT on a read-only file system; checking the parent folder gives the reason.
    if (errorCode(error) === 'ENOENT') accessSync(existingParent(folder), constants.W_OK);
    throw error;
  }
}

function existingParent(folder: string): string {
  const parent = path.dirname(folder);
  return parent === folder || existsSync(parent) ? parent : existingParent(parent);
}

function restrictToOwner(root: string): string[] {
  const open: string[] = [];
  const names = readdirSync(root);
  const own = names.filter((name) => OWN_NAMES.some((start) => name.startsWith(start)));
  for (const name of own) {
    const target = path.join(root, name);
    // Uploads can be many files: a private folder was processed completely before.
    if (name === 'database' || isOpenToOthers(target)) restrictTree(target, open);
  }
  // A folder that also holds other files (a home, a project) is left as it is; our files in it are private anyway.
  if (own.length === names.filter((name) => name !== 'lost+found').length) restrict(root, open);
  return open;
}

/** A folder comes after its entries, so that a private one is known to be complete. */
function restrictTree(target: string, open: string[]) {
  try {
    if (lstatSync(target).isDirectory())
      for (const name of readdirSync(target)) restrictTree(path.join(target, name), open);
  } catch (error) {
    // Another process on the same folder may be deleting a mail or a picture.
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  restrict(target, open);
}

function restrict(target: string, open: string[]) {
  try {
    const stat = lstatSync(target);
    if (stat.isSymbolicLink() || (stat.mode & OTHERS) === 0) return;
    chmodSync(target, stat.mode & (stat.isDirectory() ? 0o700 : 0o600));
    if (isOpenToOthers(target)) open.push(target);
  } catch (error) {
    if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP'].includes(errorCode(error))) open.push(target);
    else if (errorCode(error) !== 'ENOENT') throw error;
  }
}

const isOpenToOthers = (target: string) => {
  const stat = lstatSync(target, { throwIfNoEntry: false });
  return stat !== undefined && (stat.mode & OTHERS) !== 0;
};
