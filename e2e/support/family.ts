import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { SignedIn } from '../../contract/auth/auth.responses';
import { ageGroup, ageInMonths } from '../../contract/common/age';
import { addMonths, formatDay, seoulDay } from '../../contract/common/calendar';
import type { Success } from '../../contract/common/envelope';
import type { Profile } from '../../contract/profiles/profile.responses';

/** The demo's accounts, as the product prints them at its start. */
export const DEMO = { user_id: 'demo', password: 'ssukssuk2026!' };
export const ADMIN = { user_id: 'admin', password: 'dolbom2026!' };
export const EXPERT = { user_id: 'expert', password: 'maeum2026!' };
/** Shares a child of the demo as a full guardian. */
export const SECOND = { user_id: 'second', password: 'hamkke2026!' };

/** Calls the API as the product's own pages do. */
export async function callApi<T>(request: APIRequestContext, method: string, path: string, token = '', data?: unknown) {
  const response = await request.fetch(`/api${path}`, {
    method,
    data,
    headers: { 'x-ggp-client': 'web', ...(token && { authorization: `Bearer ${token}` }) },
  });
  if (!response.ok()) throw new Error(`${method} ${path} was answered ${response.status()}: ${await response.text()}`);
  return ((await response.json()) as Success<T>).data;
}

/** Logs in; the browser's context keeps the refresh cookie. */
export const logIn = (request: APIRequestContext, account = DEMO) =>
  callApi<SignedIn>(request, 'POST', '/auth/login', '', account);

/** A child of the demo account that no other journey touches; `months` old today. */
export async function newChild(request: APIRequestContext, months: number): Promise<{ child: Profile; token: string }> {
  const { access_token: token } = await logIn(request);
  const child = await callApi<Profile>(request, 'POST', '/profile', token, {
    name: `새싹${randomUUID().slice(0, 6)}`,
    birth_date: formatDay(addMonths(seoulDay(Date.now()), -months)),
    gender: 'female',
  });
  return { child, token };
}

/** An account has at most twenty children, so a journey that creates several deletes them. */
export const removeChild = (request: APIRequestContext, { child, token }: { child: Profile; token: string }) =>
  callApi(request, 'DELETE', `/profile/${child.id}`, token, { name: child.name });

type ChosenChild = Pick<Profile, 'id' | 'birth_date'>;

/** Items of a sign-in and of the chosen child in localStorage. */
export const sessionItems = (token: string, child?: ChosenChild): Record<string, string> => ({
  ggp_accessToken: token,
  ggp_refreshToken: '1',
  ...(child && {
    ggp_profileId: child.id,
    ggp_ageGroup: ageGroup(ageInMonths(child.birth_date, seoulDay(Date.now()))),
  }),
});

/** A post of the demo that is always there. */
export async function findPopularPost(request: APIRequestContext, token: string): Promise<{ id: string }> {
  const path = '/community/parenting-info/counsel/popular?range=month';
  const [post] = await callApi<{ id: string }[]>(request, 'GET', path, token);
  if (!post) throw new Error('The demo has no popular post');
  return post;
}

/** Leaves the credentials, and the chosen child, where the product keeps them; the page is then on an empty address. */
export async function signInOn(page: Page, child?: ChosenChild, account?: typeof DEMO) {
  const { access_token } = await logIn(page.request, account);
  await page.goto('/icon.svg');
  await page.evaluate(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    sessionItems(access_token, child),
  );
  return access_token;
}

/** A new page, signed in as an account without a selected child. */
export async function openAs(context: BrowserContext, account: typeof DEMO) {
  const page = await context.newPage();
  await signInOn(page, undefined, account);
  return page;
}

/** Logs in as people do, at the form. */
export async function logInByForm(page: Page, { user_id, password }: typeof DEMO) {
  await page.goto('/auth/login');
  await page.getByLabel('아이디', { exact: true }).fill(user_id);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

/** The demo's own child of that name or, without one, its first. */
export async function demoChild(context: BrowserContext, name?: string) {
  const { access_token } = await logIn(context.request);
  const children = await callApi<Profile[]>(context.request, 'GET', '/profile', access_token);
  const found = name ? children.find((child) => child.name === name) : children[0];
  if (!found) throw new Error(`The demo has no child ${name ?? ''}`);
  return found;
}
