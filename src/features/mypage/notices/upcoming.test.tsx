import { addMonths, formatDay, seoulDay } from '@contract/common/calendar';
import { createSignedInParent } from '@mocks/fixtures';
import { backend } from '@mocks/server';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

/** Fourteen months and a half old: the check of fifteen months opens soon. */
const birthDate = () => formatDay(addMonths(seoulDay(Date.now() - 15 * 86_400_000), -14));

test('shows what will come for each child, and a kind that is turned off comes no more', async () => {
  await createSignedInParent({ children: [{ name: '하린', birth_date: birthDate() }] });
  const { user } = renderApp('/mypage/notices/upcoming');
  const child = within(await screen.findByRole('region', { name: '하린' }));
  expect(child.getByText('15개월 발달 체크를 할 수 있어요')).toBeVisible();
  expect(child.getByText('이번 주 편지가 와요')).toBeVisible();
  const checks = await screen.findByRole('button', { name: '발달 체크 시기', pressed: true });
  await user.click(checks);
  expect(checks).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(child.queryByText(/발달 체크/)).not.toBeInTheDocument());
  await waitFor(async () => {
    const stored = await backend().deps.db.query.notificationChoices.findMany();
    expect(
      stored
        .filter(({ kind, enabled }) => kind === 'check_due' && !enabled)
        .map(({ channel }) => channel)
        .sort(),
    ).toEqual(['app', 'push']);
  });
});

test('shows the next three of each of several children, and the others by a tap', async () => {
  const children = ['하린', '하민'].map((name) => ({ name, birth_date: birthDate() }));
  await createSignedInParent({ children });
  const { user } = renderApp('/mypage/notices/upcoming');
  const [first, other] = [
    within(await screen.findByRole('region', { name: '하린' })),
    within(screen.getByRole('region', { name: '하민' })),
  ];
  expect(first.getAllByRole('listitem')).toHaveLength(4);
  await user.click(first.getByRole('button', { name: /개 더 보기$/ }));
  expect(first.getAllByRole('listitem').length).toBeGreaterThan(5);
  expect(first.queryByRole('button')).not.toBeInTheDocument();
  expect(other.getAllByRole('listitem')).toHaveLength(4);
});

test('says what it shows to a parent without a child', async () => {
  await createSignedInParent({ children: [] });
  renderApp('/mypage/notices/upcoming');
  expect(await screen.findByText('아이를 추가하면 보여 드려요')).toBeVisible();
});
