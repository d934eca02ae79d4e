/** An id that only its owner recognises: about a third of it is masked. 'haneul77' → 'hane***7' */
export function maskedId(id: string): string {
  const visibleLength = Math.ceil(id.length / 2);
  const last = id.length > 4 ? 1 : 0;
  return id.slice(0, visibleLength) + '*'.repeat(id.length - visibleLength - last) + id.slice(id.length - last);
}
