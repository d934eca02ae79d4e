import type { AttemptSummary, Level } from '@contract/diagnostics';
import { haveSignedInParent } from '@mocks/fixtures';
import { apiAnswers } from '@mocks/scenarios';
import { screen, within } from '@testing-library/react';
import { answerAllBut, answerElsewhere, finishCheck, haveOpenCheck } from '@/testing/checks';
import { renderApp } from '@/testing/render-app';
import { withChanges } from './level-change';

it('shows every check, every attempt with its levels, and the change since the last', async () => {
  const { token, child } = await haveSignedInParent({ children: [{ name: '도담' }] });
  const first = await haveOpenCheck({ token, child });
  await answerAllBut(token, first);
  await finishCheck(token, first.id);
  const second = await haveOpenCheck({ token, child });
  const language = second.items.filter(({ domain }) => domain === 'language').map(({ id }) => id);
  await answerAllBut(token, second, 0, ({ id }) => (id === language[0] ? { value: 'not_yet' } : {}));
  await finishCheck(token, second.id);
  const third = await haveOpenCheck({ token, child });
  await answerElsewhere(token, third.id, third.items[0]?.id ?? '');

  renderApp('/test/list');
  const attempts = within(await screen.findByRole('region', { name: '지난 기록' }));
  const open = await attempts.findByRole('link', { name: '12개월 발달 체크 이어하기' });
  expect(open).toHaveAttribute('href', `/test/post?attempt=${third.id}`);
  expect(attempts.getAllByRole('link', { name: /결과 보기$/ }).map((link) => link.getAttribute('href'))).toEqual([
    `/test/result?attempt=${second.id}`,
    `/test/result?attempt=${first.id}`,
  ]);
  expect(attempts.getByText(/언어: ‘잘 보이고 있어요’에서 ‘.*’로 바뀌었어요\./)).toBeVisible();
  expect(attempts.getAllByText(/견주면$/)).toHaveLength(1);

  const tests = within(screen.getByRole('region', { name: '모든 체크' }));
  expect(await tests.findByText('24개월 발달 체크')).toBeVisible();
});

it('says what will gather here while there is nothing, and the two lists fail apart', async () => {
  await haveSignedInParent();
  const broken = apiAnswers('GET', '/diagnostic-test/profile/:id', 500);
  const { user } = renderApp('/test/list');
  expect(await screen.findByText('아직 마친 체크가 없어요')).toBeVisible();
  const tests = within(screen.getByRole('region', { name: '모든 체크' }));
  const again = await tests.findByRole('button', { name: '다시 시도' });
  broken.repaired();
  await user.click(again);
  expect(await tests.findByText('12개월 발달 체크')).toBeVisible();
});

const done = (id: string, day: number, levels: (Level | null)[]): AttemptSummary => ({
  id,
  test_id: 'development-12m',
  name: '12개월 발달 체크',
  status: 100,
  started_at: `2026-03-${day}T00:00:00.000Z`,
  completed_at: `2026-03-${day}T01:00:00.000Z`,
  age: { months: 12, actual_months: 12, corrected: false },
  levels: (['gross_motor', 'language'] as const).map((domain, at) => ({ domain, level: levels[at] ?? null })),
});

test('a change is told against the check completed before; what nobody saw is no change', () => {
  const begun = { ...done('begun', 20, []), completed_at: null, status: 30, levels: [] };
  const past = withChanges([
    done('a', 10, ['watch', 'mostly']),
    begun,
    done('c', 25, [null, 'mostly']),
    done('b', 15, ['mostly', 'mostly']),
  ]);
  expect(past.map(({ attempt, before, changes }) => [attempt.id, before?.id ?? null, changes])).toEqual([
    ['c', 'b', []],
    ['begun', null, null],
    ['b', 'a', [{ domain: 'gross_motor', from: 'watch', to: 'mostly' }]],
    ['a', null, null],
  ]);
});
