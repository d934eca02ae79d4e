/** The source with the fault in it. The line may have moved since the faults were drawn, but not have changed. */
export function plant({ id, file, line, before, after }, source) {
  const lines = source.split('\n');
  const places = lines.flatMap((text, at) => (text === before ? [at] : []));
  const at = lines[line - 1] === before ? line - 1 : places.length === 1 ? places[0] : undefined;
  if (at === undefined) throw new Error(`${id}: the line is gone from ${file}, or is there twice: ${before.trim()}`);
  lines[at] = after;
  return lines.join('\n');
}
