import { dayFromNumber, dayNumber, formatDay, seoulDay } from '@contract/common/calendar';
import { createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { backend } from '@mocks/server';
import { dailyCounts } from '@server/db/schema/daily-counts';
import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

test('each measure shows yesterday, the sum and the same as a table', async () => {
  const yesterday = dayNumber(seoulDay(Date.now())) - 1;
  const day = (before: number) => formatDay(dayFromNumber(yesterday - before));
  await backend()
    .deps.db.insert(dailyCounts)
    .values([
      { measure: 'joined', day: day(0), count: 7 },
      { measure: 'joined', day: day(1), count: 1200 },
      { measure: 'checks', day: day(0), count: 3 },
    ]);
  await signIn(await createAccount({ role: 'admin' }));
  const { user } = renderApp('/admin/numbers');
  const joined = within(await screen.findByRole('region', { name: '가입' }));
  expect(joined.getByText('어제 7 · 모두 1,207')).toBeVisible();
  expect(joined.getByRole('img', { name: /^가입, .*막대$/ })).toBeVisible();
  const checks = within(screen.getByRole('region', { name: '마친 체크' }));
  expect(checks.getByText('어제 5건 미만 · 모두 0')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '7일' }));
  const week = within(await screen.findByRole('region', { name: '가입' }));
  await user.click(week.getByText('표로 보기'));
  const rows = week.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(7);
  expect(rows.slice(0, 3).map((row) => within(row).getByRole('cell').textContent)).toEqual(['7', '1,200', '세지 않음']);
});

test('numbers refuse a parent', async () => {
  await createSignedInParent();
  renderApp('/admin/numbers');
  expect(await screen.findByText('운영자만 볼 수 있어요')).toBeVisible();
});
