import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { callApi, demoChild, logIn, signInOn } from './support/family';
import { test } from './support/shell-test';

test('sends the push token to the server after the log-in and reports it to the shell', async ({ page, shell }) => {
  await signInOn(page);
  await page.goto('/home');
  await expect
    .poll(() => shell.listCalls('savePushToken'))
    .toEqual([{ token: null }, { token: 'simulated:0123456789abcdef' }]);
});

test('asks the phone for the permission to show notifications', async ({ page, shell }) => {
  await signInOn(page);
  await page.goto('/mypage/setting#notifications');
  await page.getByRole('button', { name: '이 휴대폰에서 알림 받기' }).tap();
  await expect(page.getByText('이 휴대폰에서 알림을 받아요.')).toBeVisible();
  expect(shell.listCalls('requestPermissions')).toEqual([{ permissions: ['notification'] }]);
});

test('opens the learning home as a screen of the shell over home', async ({ page, context, shell }) => {
  await signInOn(page, await demoChild(context));
  const over = context.waitForEvent('page');
  await page.goto('/content-dashboard');
  await expect(page).toHaveURL('/home');
  expect(shell.listCalls('pushScreen')).toEqual([{ name: '/content-dashboard', value: null }]);
  await expect((await over).getByRole('heading', { level: 1, name: /배움 정원$/ })).toBeVisible();
});

test('a tablet asks for the learning home once when opened at the root', async ({ page, context, shell }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signInOn(page, await demoChild(context));
  const over = context.waitForEvent('page');
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  await expect((await over).getByRole('heading', { level: 1, name: /배움 정원$/ })).toBeVisible();
  expect(shell.listCalls('pushScreen')).toHaveLength(1);
});

test('opens the requested page with a session of the shell', async ({ page, playwright, baseURL, shell }) => {
  const elsewhere = await playwright.request.newContext({ baseURL });
  const { access_token: token, user } = await logIn(elsewhere);
  await page.goto('/mypage/qna');
  await expect(page).toHaveURL('/auth/login');
  await shell.tell(page, { kind: 'accessToken', token });
  await expect(page).toHaveURL('/mypage/qna');
  expect(await callApi<{ id: string }>(elsewhere, 'GET', '/auth/info', token)).toMatchObject({ id: user.id });
  await elsewhere.dispose();
});

/** Ids of the processes that were started with this folder for temporary files; Linux alone says so. */
function processesOn(temporary: string) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').filter((id) => {
    try {
      return /^[0-9]+$/.test(id) && readFileSync(`/proc/${id}/environ`, 'utf8').includes(`TMPDIR=${temporary}\0`);
    } catch {
      return false;
    }
  });
}

test('npm run shell leaves no process and no folder behind when terminated while preparing', async () => {
  const temporary = mkdtempSync(path.join(tmpdir(), 'ggp-shell-'));
  const shell = spawn(process.execPath, [path.join(import.meta.dirname, 'shell.mjs')], {
    env: { ...process.env, TMPDIR: temporary, DATABASE_URL: '' },
    stdio: 'ignore',
  });
  const ended = once(shell, 'exit');
  const folders = () => readdirSync(temporary).filter((name) => name.startsWith('ggp-'));
  await expect.poll(folders, { intervals: [50] }).toHaveLength(1);
  shell.kill('SIGTERM');
  await ended;
  expect(folders()).toEqual([]);
  expect(processesOn(temporary)).toEqual([]);
  rmSync(temporary, { recursive: true });
});
