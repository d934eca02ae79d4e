import { createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { backend } from '@mocks/server';
import { jobs } from '@server/db/schema/jobs';
import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

async function createFailedJob(kind: 'sweep-uploads' | 'purge-accounts') {
  const { db } = backend().deps;
  const at = new Date();
  const id = crypto.randomUUID();
  const times = { runAt: at, failedAt: at, createdAt: at };
  await db.insert(jobs).values({ id, kind, payload: {}, attempts: 9, errorCode: 'ECONNREFUSED', ...times });
}
const openPage = async () => {
  await signIn(await createAccount({ role: 'admin' }));
  return renderApp('/admin/job');
};

test('a failed job is listed with its name, attempts and code, and waits again after a retry', async () => {
  await createFailedJob('sweep-uploads');
  const { user } = await openPage();
  const failed = within(await screen.findByRole('region', { name: '실패한 작업' }));
  expect(await failed.findByRole('heading', { name: '쓰지 않는 사진 정리' })).toBeVisible();
  expect(failed.getByText('9번 했지만 안 됐어요 · ECONNREFUSED')).toBeVisible();
  await user.click(failed.getByRole('button', { name: '다시 하기' }));
  expect(await failed.findByText('실패한 작업이 없어요')).toBeVisible();
  const kinds = within(screen.getByRole('region', { name: '작업별 현황' }));
  expect(await kinds.findByText('대기 1')).toBeVisible();
});

test('a failed job is deleted after a question', async () => {
  await createFailedJob('purge-accounts');
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: '지우기' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '지우기' }));
  expect(await screen.findByText('실패한 작업이 없어요')).toBeVisible();
});

test('jobs refuse a parent', async () => {
  await createSignedInParent();
  renderApp('/admin/job');
  expect(await screen.findByText('운영자만 볼 수 있어요')).toBeVisible();
});
