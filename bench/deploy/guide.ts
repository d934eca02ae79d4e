/** A fenced block of docs/deploy.md: its info string is `sh` alone, or `sh walk` with what kind of step it is. */
export type Block = {
  kind: 'skipped' | 'commands' | 'database' | 'settings' | 'background' | 'admin';
  lines: string[];
};

const KINDS: Record<string, Block['kind']> = {
  'sh walk': 'commands',
  'sh walk database': 'database',
  'ini walk settings': 'settings',
  'sh walk background': 'background',
  'sh walk admin': 'admin',
};

/**
 * The fenced blocks of the guide, in its order.
 * @throws when a block that is marked for the walk has a mark that is not known
 */
export function readBlocks(guide: string): Block[] {
  return [...guide.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(([, info = '', body = '']) => {
    const kind = KINDS[info];
    if (!kind && info.includes('walk')) throw new Error(`docs/deploy.md: the mark '${info}' is not known`);
    return { kind: kind ?? 'skipped', lines: body.split('\n').filter(Boolean) };
  });
}

/** Replaces what is different in a temporary folder: paths, ports, names and what a person fills in. */
export const replaceAll = (text: string, replacements: readonly (readonly [string | RegExp, string])[]) =>
  replacements.reduce((changed, [from, to]) => changed.replaceAll(from, () => to), text);
