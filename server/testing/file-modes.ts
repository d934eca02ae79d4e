import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A file or folder and all below it that its group or others have any permission for, in order of their names. Links are not followed, and Windows has no such permissions. */
export function openPaths(target: string): string[] {
  const stat = lstatSync(target);
  const below = stat.isDirectory() ? readdirSync(target).sort() : [];
  const open = process.platform !== 'win32' && !stat.isSymbolicLink() && (stat.mode & 0o077) !== 0;
  return [...(open ? [target] : []), ...below.flatMap((name) => openPaths(path.join(target, name)))];
}
