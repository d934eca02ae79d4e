/** An id that its owner recognises and nobody else can use: about a third of it hidden. 'haneul77' → 'hane***7' */
export function maskedId(id: string): string {
  const shown = Math.ceil(id.length / 2);
  const last = id.length > 4 ? 1 : 0;
  return id.slice(0, shown) + '*'.repeat(id.length - shown - last) + id.slice(id.length - last);
}
