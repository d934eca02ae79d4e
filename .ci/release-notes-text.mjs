/**
 * The part of the changelog that is about a tag.
 * @param {string} tag 'v0.2.0'
 * @param {string} version of package.json
 * @param {string} changelog
 * @returns {string}
 * @throws {Error} when the tag is another version, or the changelog has no part for it
 */
export function toNotes(tag, version, changelog) {
  if (tag !== `v${version}`) throw new Error(`the tag ${tag} is not v${version}, the version of package.json`);
  const parts = changelog.split(/^## /m);
  const part = parts.find((text) => text.startsWith(`[${version}]`));
  if (!part) throw new Error(`CHANGELOG.md has no part [${version}]`);
  return part.slice(part.indexOf('\n') + 1).trim();
}
