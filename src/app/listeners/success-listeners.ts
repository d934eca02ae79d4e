import type { ApiMeta } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';
import type { AppStartListening } from '@/shared/store/hooks';
import { getToastRoot } from '../toaster/toast-root';

/** Screen readers read a change of a live region that was there before. */
const REGION_KNOWN_MS = 100;

let region: HTMLElement | undefined;

/** Has a sentence read out when there is a pause, the same one again too. Beside the modals, which hide the page. */
function announce(sentence: string): void {
  if (!region?.isConnected) {
    region = document.createElement('p');
    region.setAttribute('aria-live', 'polite');
    region.style.cssText = 'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%)';
    getToastRoot().append(region);
  }
  const said = region;
  said.textContent = '';
  setTimeout(() => {
    said.textContent = sentence;
  }, REGION_KNOWN_MS);
}

/** Reads out that a write succeeded, in the words of its call (`said`). */
export function startSuccessListeners(startListening: AppStartListening): void {
  startListening({
    predicate: ({ type }) => type === `${baseApi.reducerPath}/executeMutation/fulfilled`,
    effect: ({ meta }) => {
      const { said } = ((meta as { baseQueryMeta?: ApiMeta }).baseQueryMeta ?? {}) as Partial<ApiMeta>;
      if (said) announce(said);
    },
  });
}
