import { cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export type Stage = { name: string; steps: { verb: string; rest: string }[] };

/** Stages of a Dockerfile with their instructions; a line that ends with \ goes on in the next one. */
export function readStages(dockerfile: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of dockerfile.replaceAll('\\\n', ' ').split('\n')) {
    const [, verb = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line.trim()) ?? [];
    if (verb === 'FROM') stages.push({ name: / AS (\w+)$/.exec(rest)?.[1] ?? 'image', steps: [] });
    else if (verb) stages.at(-1)?.steps.push({ verb, rest });
  }
  return stages;
}

/** True if a file is in the context of the image: .dockerignore leaves out everything but what it names after `!`. */
export function createContextFilter(dockerignore: string): (file: string) => boolean {
  const kept = [...dockerignore.matchAll(/^!(.+)$/gm)].map(([, name = '']) => name);
  return (file) => kept.some((name) => file === name || file.startsWith(`${name}/`));
}

/** Copies files, named by their path in `from`, to another folder. */
export function copyFiles(files: readonly string[], from: string, to: string): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    cpSync(path.join(from, file), path.join(to, file));
  }
}

/** Does what `COPY` says. @param folders of the stages, by name. @param context files that the image may copy */
export function copyStep(rest: string, to: string, { folders, context, root }: CopyPlaces): void {
  const words = rest.split(' ');
  const from = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1];
  if (from) {
    const [, source = '', target = ''] = words;
    cpSync(path.join(folders[from] ?? '', source.replace('/app/', '')), path.join(to, target), { recursive: true });
    return;
  }
  const sources = words.slice(0, -1);
  const missing = sources.filter((source) => source !== '.' && !context.includes(source));
  if (missing.length > 0) throw new Error(`COPY ${rest}: .dockerignore leaves out ${missing.join(', ')}`);
  copyFiles(sources.includes('.') ? context : sources, root, to);
}
export type CopyPlaces = { folders: Record<string, string>; context: readonly string[]; root: string };

/** Size of a folder's files in bytes. */
export const getFolderSize = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
