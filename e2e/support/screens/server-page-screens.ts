import { expect, type Page } from '@playwright/test';
import { CLINIC_PATH } from '../../../contract/mypage/shared-pages';
import type { Screen } from '../screen';
import { type Linked, newCareCard, newClinicLink } from '../shared-links';

type Opened = Omit<Screen, 'path' | 'signedOut'> & Omit<Linked, 'request'>;

/** A page opened by a new link of its own. */
const openedBy =
  (newLink: (of: Linked) => Promise<string>) =>
  ({ child, ended, ...screen }: Opened): Screen => ({
    ...screen,
    signedOut: true,
    path: ({ request }) => newLink({ request, child, ended }),
  });
const clinic = openedBy(newClinicLink);
const card = openedBy(newCareCard);

const OPEN_CLINIC = ['/clinic/open'];
const OPEN_CARD = ['/card/open'];
const unknown = 'f'.repeat(64);

const shows = (heading: string) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};
const hasEnded = shows('더 볼 수 없어요');

async function sendResult(page: Page) {
  await page.getByLabel('몇 차 검진인가요?').selectOption('3차 (9~12개월)');
  await page.getByLabel('언어').selectOption('추적검사 요망');
  await page.getByRole('button', { name: '보호자에게 보내기' }).click();
  await expect(page.getByRole('heading', { name: '보호자에게 보냈어요' })).toBeVisible();
}

async function sendWrong(page: Page) {
  await page.getByLabel('검진받은 날').fill('2039-01-01');
  await page.getByRole('button', { name: '보호자에게 보내기' }).click();
  await expect(page.getByText('몇 차 검진인지 골라 주세요.')).toBeVisible();
}

/** Pages that the API app serves to people without an account, beside the client. */
export const SERVER_PAGE_SCREENS: readonly Screen[] = [
  clinic({ name: 'clinic-page', data: OPEN_CLINIC }),
  clinic({ name: 'clinic-page-bare', child: 'bare' }),
  clinic({ name: 'clinic-page-long', child: 'long' }),
  clinic({ name: 'clinic-page-wrong', child: 'bare', open: sendWrong }),
  clinic({ name: 'clinic-page-sent', child: 'bare', open: sendResult }),
  clinic({ name: 'clinic-page-ended', child: 'bare', ended: true, open: hasEnded }),
  { name: 'clinic-page-unknown', signedOut: true, path: () => `${CLINIC_PATH}#${unknown}`, open: hasEnded },
  {
    name: 'clinic-page-incomplete',
    signedOut: true,
    path: () => `${CLINIC_PATH}#a1`,
    open: shows('링크가 잘렸어요'),
  },
  card({ name: 'card-page', data: OPEN_CARD }),
  card({ name: 'card-page-bare', child: 'bare' }),
  card({ name: 'card-page-long', child: 'long' }),
  card({ name: 'card-page-ended', child: 'bare', ended: true, open: hasEnded }),
  { name: 'invite-page', signedOut: true, path: () => `/invite#${unknown}` },
  { name: 'emergency-page', signedOut: true, path: () => '/emergency' },
  { name: 'articles-page', signedOut: true, path: () => '/article' },
  { name: 'article-page', signedOut: true, path: () => '/article/grow-00m-fever-young' },
];
