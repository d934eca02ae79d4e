import { CARD_PATH, CLINIC_PATH } from '@contract/mypage/shared-pages';
import { INVITATION_PAGE_PATH } from '@contract/profiles/sharing-paths';

/** True if the address is that of a page which the API app serves, and the static files of the demo lack. */
export const isServerPage = (pathname: string) => [CLINIC_PATH, CARD_PATH, INVITATION_PAGE_PATH].includes(pathname);

/** Shows the page of the API in this document: it runs in this page, so that a navigation could not reach it. */
export async function showServerPage(): Promise<void> {
  const answer = await fetch(location.pathname);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  Object.assign(document.documentElement.dataset, page.documentElement.dataset);
  const scripts = [...page.querySelectorAll('script')].map((parsed) => {
    parsed.remove();
    // A script that a parser without a window made never runs.
    return Object.assign(document.createElement('script'), { textContent: parsed.textContent });
  });
  document.head.replaceChildren(...page.head.childNodes);
  document.body.replaceChildren(...page.body.childNodes, ...scripts);
}
