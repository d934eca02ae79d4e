const NAMES: Record<string, string> = { ios_saf: 'ios' };

/**
 * Names of the browsers as the bundler takes them.
 * @param list entries of package.json's browserslist, each 'name >= version'
 * @throws when an entry has another form
 */
export function browserTargets(list: readonly string[]): string[] {
  return list.map((entry) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
    if (!version) throw new Error(`browserslist: '${entry}' is not 'name >= version'`);
    return `${NAMES[name] ?? name}${version}`;
  });
}
