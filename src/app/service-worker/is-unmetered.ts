/** True if code may be fetched that no page needs yet: not without a network, nor where data is saved or counted. */
export function isUnmetered(): boolean {
  if (!navigator.onLine) return false;
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string; effectiveType?: string } };
  if (!connection) return true;
  const { saveData, type, effectiveType = '4g' } = connection;
  return !saveData && type !== 'cellular' && effectiveType === '4g';
}
