import type { Attempt } from '@contract/test/diagnostics.responses';
import { createSignedInParent } from '@mocks/fixtures';
import { mockApiUnreachable, mockNetworkDown } from '@mocks/scenarios';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answerAllBut, answerOnOtherDevice, attemptOnServer, createOpenCheck, finishCheck } from '@/testing/checks';
import { renderApp } from '@/testing/render-app';

async function twinsInCheck({ testId = 'development-12m' } = {}) {
  const { account, token } = await createSignedInParent({ children: [{ name: '하나' }, { name: '두리' }] });
  const [one, other] = account.children;
  const hana = await createOpenCheck({ token, child: one, testId });
  const duri = await createOpenCheck({ token, child: other, testId });
  return { token, hana, duri, at: `/test/post?attempt=${hana.id}&with=${duri.id}` };
}

const group = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name} `) }));
const button = (child: string, name: string) => group(child).getByRole('button', { name });
async function question({ items }: Attempt, at: number) {
  const name = `${items.length}개 중 ${at + 1}번째 질문. ${items[at]?.text}`;
  const heading = await screen.findByRole('heading', { level: 2, name });
  await screen.findByRole('heading', { level: 3, name: '두리' });
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^(해요|아니요|반반이에요)$/ })[0]).not.toHaveAttribute(
      'aria-disabled',
    ),
  );
  return heading;
}
const listValues = async (token: string, attempt: Attempt) => {
  const { answers } = await attemptOnServer(token, attempt.id);
  return attempt.items.flatMap(({ id }) => answers.find(({ item_id }) => item_id === id)?.value ?? []);
};

test('shows each question for both children and saves an answer to each attempt', async () => {
  const { token, hana, duri, at } = await twinsInCheck();
  const { user } = renderApp(at);
  await question(hana, 0);
  await user.click(button('하나', '해요'));
  expect(button('하나', '해요')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('두리', '아직이에요'));
  expect(await question(hana, 1)).toHaveFocus();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `${hana.items.length}개 중 1개`);
  await waitFor(async () => expect(await listValues(token, hana)).toEqual(['yes']));
  expect(await listValues(token, duri)).toEqual(['not_yet']);
});

test('changes an answer on the way back and stays on the question', async () => {
  const { token, hana, duri, at } = await twinsInCheck();
  for (const each of [hana, duri]) await answerOnOtherDevice(token, each.id, each.items[0]?.id ?? '');
  const { user } = renderApp(at);
  await question(hana, 1);
  await user.click(screen.getByRole('button', { name: '뒤로' }));
  await question(hana, 0);
  await user.click(button('두리', '가끔 해요'));
  await waitFor(async () => expect(await listValues(token, duri)).toEqual(['sometimes']));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(hana.items[0]?.text ?? '');
  await user.click(screen.getByRole('button', { name: '다음 질문' }));
  await question(hana, 1);
  expect(await listValues(token, hana)).toEqual(['yes']);
});

test('works by number keys, for the first child first', async () => {
  const { token, hana, duri, at } = await twinsInCheck({ testId: 'temperament-12-35m' });
  const { user } = renderApp(at);
  await question(hana, 0);
  await user.keyboard('6');
  await waitFor(() => expect(button('하나', '잘 모르겠어요')).toHaveAttribute('aria-pressed', 'true'));
  await user.keyboard('3');
  await question(hana, 1);
  await waitFor(async () => expect(await listValues(token, duri)).toEqual(['half']));
  expect(await listValues(token, hana)).toEqual(['unknown']);
});

test('resumes at the position of both after a reload without a connection', async () => {
  const { token, hana, duri, at } = await twinsInCheck();
  const first = renderApp(at);
  await question(hana, 0);
  const sending = mockApiUnreachable('PUT', '/diagnostic-test/attempt/:id/answer');
  await first.user.click(button('하나', '해요'));
  await first.user.click(button('두리', '해요'));
  await question(hana, 1);
  await first.user.click(button('두리', '가끔 해요'));
  expect(await screen.findByText('오프라인이에요. 기기에 저장했고 연결되면 보낼게요.')).toBeVisible();
  first.unmount();

  const reading = mockApiUnreachable('GET', '/diagnostic-test/attempt/:id');
  renderApp(at);
  await question(hana, 1);
  expect(button('두리', '가끔 해요')).toHaveAttribute('aria-pressed', 'true');
  expect(group('하나').queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  reading.restore();
  sending.restore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(async () => expect(await listValues(token, duri)).toEqual(['yes', 'sometimes']));
  expect(await listValues(token, hana)).toEqual(['yes']);
});

test('shows one child’s concern before the next question', async () => {
  const { token, hana, duri, at } = await twinsInCheck();
  for (const each of [hana, duri]) await answerAllBut(token, each, 1);
  const { user } = renderApp(at);
  await question(hana, hana.items.length - 1);
  await user.click(button('하나', '네'));
  await user.click(screen.getByRole('button', { name: '언어' }));
  await user.type(screen.getByRole('textbox'), '말이 줄었어요');
  await user.click(button('두리', '아니요'));
  await user.click(await screen.findByRole('button', { name: '다음 질문' }));
  expect(await screen.findByRole('heading', { name: '모두 답했어요' })).toHaveFocus();
  await waitFor(async () =>
    expect((await attemptOnServer(token, hana.id)).answers.at(-1)).toMatchObject({
      value: 'yes',
      areas: ['language'],
      note: '말이 줄었어요',
    }),
  );
  expect((await attemptOnServer(token, duri.id)).answers.at(-1)).toMatchObject({ value: 'no', areas: [] });
});

test('completes both checks when online again and links to each result', async () => {
  const { token, hana, duri, at } = await twinsInCheck();
  for (const each of [hana, duri]) await answerAllBut(token, each);
  const { user } = renderApp(at);
  await screen.findByRole('heading', { name: '모두 답했어요' });
  const net = mockNetworkDown();
  await user.click(screen.getByRole('button', { name: '결과 보기' }));
  expect(await screen.findByText(/연결되면 자동으로 마무리하고/)).toBeVisible();
  net.restore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: '두 아이의 체크를 마쳤어요' })).toHaveFocus();
  const results = ['하나 결과 보기', '두리 결과 보기'].map((name) => screen.getByRole('link', { name }));
  expect(results.map((link) => link.getAttribute('href'))).toEqual([
    `/test/result?attempt=${hana.id}`,
    `/test/result?attempt=${duri.id}`,
  ]);
});

test('continues with one child when the other check was completed on another device', async () => {
  const { token, hana, duri, at } = await twinsInCheck();
  await answerAllBut(token, hana);
  await finishCheck(token, hana.id);
  const { place } = renderApp(at);
  await waitFor(() => expect(place()).toBe(`/test/post?attempt=${duri.id}`));
});

test('drops the second check when it is a different one', async () => {
  const { token, hana, duri } = await twinsInCheck();
  const other = await createOpenCheck({ token, child: { id: duri.profile_id }, testId: 'language-12-17m' });
  const { place } = renderApp(`/test/post?attempt=${hana.id}&with=${other.id}`);
  await waitFor(() => expect(place()).toBe(`/test/post?attempt=${hana.id}`));
});

test('shows that an unknown second check does not exist', async () => {
  const { hana } = await twinsInCheck();
  renderApp(`/test/post?attempt=${hana.id}&with=${crypto.randomUUID()}`);
  expect(await screen.findByText('찾는 체크가 없어요')).toBeVisible();
});
