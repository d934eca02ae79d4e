import { removeStaticShell } from '@/shared/lib/remove-static-shell';
import { loadChunk } from '@/shared/ui/load-chunk';

/** The entry script could not be fetched: reload once (a deploy removed it), then show a plain message and a link. */
export async function reloadOnceOnFailure(cause: unknown): Promise<void> {
  console.error('The page could not start', cause);
  try {
    await loadChunk(() => Promise.reject(cause));
  } catch {
    removeStaticShell();
    const root = document.getElementById('root');
    if (!root) return;
    const words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.textContent = '오류가 발생했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요. ';
    const again = document.createElement('a');
    again.href = '/';
    again.textContent = '메인으로 가기';
    words.append(again);
    root.replaceChildren(words);
  }
}
