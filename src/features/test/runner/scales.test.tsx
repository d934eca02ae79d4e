import type { Attempt } from '@contract/test/diagnostics.responses';
import { createSignedInParent } from '@mocks/fixtures';
import { mockApiUnreachable } from '@mocks/scenarios';
import { act, screen, waitFor, within } from '@testing-library/react';
import { attemptOnServer, createOpenCheck } from '@/testing/checks';
import { renderApp } from '@/testing/render-app';

/** Every scale: its check for a child of 14 months, and what it offers in order. */
const SCALES = [
  {
    testId: 'language-12-17m',
    labels: ['해요', '가끔 해요', '아직이에요', '볼 기회가 없었어요'],
    values: ['yes', 'sometimes', 'not_yet', 'unknown'],
  },
  {
    testId: 'temperament-12-35m',
    labels: ['거의 안 그래요', '드물게 그래요', '반반이에요', '자주 그래요', '거의 늘 그래요', '잘 모르겠어요'],
    values: ['never', 'seldom', 'half', 'often', 'always', 'unknown'],
  },
  {
    testId: 'parenting_attitude-12-35m',
    labels: ['전혀 아니에요', '아닌 편이에요', '보통이에요', '그런 편이에요', '매우 그래요'],
    values: ['not_at_all', 'little', 'some', 'much', 'very'],
  },
];

async function question(attempt: Attempt, at: number) {
  const name = `${attempt.items.length}개 중 ${at + 1}번째 질문. ${attempt.items[at]?.text}`;
  const heading = await screen.findByRole('heading', { level: 2, name });
  // taps count again once the question has settled
  await waitFor(() => expect(answers()[0]).not.toHaveAttribute('aria-disabled'));
  return heading;
}
const answers = () => within(screen.getByRole('group')).getAllByRole('button');
const savedValues = async (token: string, attempt: Attempt) => {
  const { answers: saved } = await attemptOnServer(token, attempt.id);
  return attempt.items.map(({ id }) => saved.find(({ item_id }) => item_id === id)?.value).filter(Boolean);
};

async function parentInCheck(testId: string) {
  const { account, child, token } = await createSignedInParent();
  const attempt = await createOpenCheck({ token, child, testId });
  return { account, token, attempt, at: `/test/post?attempt=${attempt.id}` };
}

describe.each(SCALES)('$testId', ({ testId, labels, values }) => {
  test('offers all answers of its scale by number keys', async () => {
    const { token, attempt, at } = await parentInCheck(testId);
    const { user } = renderApp(at);
    await question(attempt, 0);
    expect(answers().map((button) => button.textContent?.replace(/\d$/, ''))).toEqual(labels);
    for (const at of values.keys()) {
      await question(attempt, at);
      await user.keyboard(String(at + 1));
    }
    await question(attempt, values.length);
    await waitFor(async () => expect(await savedValues(token, attempt)).toEqual(values));
  });

  test('resumes after a reload with offline answers and sends them later', async () => {
    const { token, attempt, at } = await parentInCheck(testId);
    const first = renderApp(at);
    await question(attempt, 0);
    const sending = mockApiUnreachable('PUT', '/diagnostic-test/attempt/:id/answer');
    await first.user.click(screen.getByRole('button', { name: labels[1] }));
    await question(attempt, 1);
    await first.user.click(screen.getByRole('button', { name: labels[2] }));
    await question(attempt, 2);
    first.unmount();

    renderApp(at);
    await question(attempt, 2);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `${attempt.items.length}개 중 2개`);
    expect(await savedValues(token, attempt)).toEqual([]);
    sending.restore();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await savedValues(token, attempt)).toEqual(values.slice(1, 3)));
  });
});

test('hides the subscale of a guardian’s question', async () => {
  const { attempt, at } = await parentInCheck('parenting_stress-12-35m');
  renderApp(at);
  await question(attempt, 0);
  expect(screen.getByText('보호자 체크')).toBeVisible();
  expect(screen.queryByText(attempt.items[0]?.subscale?.label ?? '')).not.toBeInTheDocument();
});
