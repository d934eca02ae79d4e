/** A waiting time as text: '40초', '5분', '2시간'. Rounded up, so that a retry is never too early. */
export function spokenWait(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))}초`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes}분` : `${Math.ceil(minutes / 60)}시간`;
}
