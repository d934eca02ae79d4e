import type { Attempt } from '@contract/test/diagnostics.responses';
import { createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { holdApiResponse, mockApiError, mockApiUnreachable, mockNetworkDown } from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerAllBut, answerOnOtherDevice, attemptOnServer, createOpenCheck, finishCheck } from '@/testing/checks';
import { renderApp } from '@/testing/render-app';

const question = async (attempt: Attempt, at: number) => {
  const item = attempt.items[at];
  const name = `${attempt.items.length}개 중 ${at + 1}번째 질문. ${item?.text}`;
  const heading = await screen.findByRole('heading', { level: 2, name });
  // taps count again once the question has settled
  await waitFor(() => expect(screen.getAllByRole('button', { name: '해요' })[0]).not.toHaveAttribute('aria-disabled'));
  return heading;
};
const answer = (name: string) => screen.getByRole('button', { name });
const savedValue = async (token: string, attempt: Attempt, at: number) =>
  (await attemptOnServer(token, attempt.id)).answers.find(({ item_id }) => item_id === attempt.items[at]?.id);

const backOnline = () => act(() => void window.dispatchEvent(new Event('online')));

async function parentInCheck({ answered = 0 } = {}) {
  const { account, child, token } = await createSignedInParent();
  const attempt = await createOpenCheck({ token, child });
  for (const item of attempt.items.slice(0, answered)) await answerOnOtherDevice(token, attempt.id, item.id);
  return { account, child, token, attempt, at: `/test/post?attempt=${attempt.id}` };
}

describe('answering', () => {
  test('shows one question with four answers and saves a tap at once', async () => {
    const { token, attempt, at } = await parentInCheck();
    const { user } = renderApp(at);
    await question(attempt, 0);
    const answers = within(screen.getByRole('group')).getAllByRole('button');
    expect(answers.map((button) => button.textContent?.replace(/\d$/, ''))).toEqual([
      '해요',
      '가끔 해요',
      '아직이에요',
      '볼 기회가 없었어요',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('답하면 바로 저장돼요');
    await user.click(answer('가끔 해요'));
    await question(attempt, 1);
    expect(screen.getByRole('status')).toHaveTextContent('저장했어요');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `${attempt.items.length}개 중 1개`);
    await waitFor(async () => expect(await savedValue(token, attempt, 0)).toMatchObject({ value: 'sometimes' }));
  });

  test('counts a double tap as one answer, wherever the second tap hits', async () => {
    const { token, attempt, at } = await parentInCheck();
    const { user } = renderApp(at);
    await question(attempt, 0);
    // the very moment the next question is there, before any timer
    const tappedAgain = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!screen.queryByRole('heading', { level: 2, name: new RegExp(attempt.items[1]?.text ?? '') })) return;
        observer.disconnect();
        fireEvent.click(answer('가끔 해요'));
        resolve();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await user.click(answer('해요'));
    await user.click(answer('아직이에요'));
    await tappedAgain;
    await question(attempt, 1);
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    await waitFor(async () =>
      expect((await attemptOnServer(token, attempt.id)).answers).toMatchObject([{ value: 'yes' }]),
    );
  });

  test('works by keyboard, and the focus follows', async () => {
    const { token, attempt, at } = await parentInCheck();
    const { user } = renderApp(at);
    expect(await question(attempt, 0)).toHaveFocus();
    await user.keyboard('3');
    const second = await question(attempt, 1);
    expect(second).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(answer('가끔 해요')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await question(attempt, 2)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    await question(attempt, 1);
    expect(answer('가끔 해요')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowRight}');
    await question(attempt, 2);
    await waitFor(async () => expect((await attemptOnServer(token, attempt.id)).answers).toHaveLength(2));
    expect(await savedValue(token, attempt, 0)).toMatchObject({ value: 'not_yet' });
  });

  test('ignores number keys while the focus is outside the question', async () => {
    const { attempt, at } = await parentInCheck();
    const { user } = renderApp(at);
    await question(attempt, 0);
    act(() => screen.getByRole('button', { name: '그만하고 나가기' }).focus());
    await user.keyboard('1');
    expect(await question(attempt, 0)).toBeVisible();
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  test('returns to the previous question, where another answer replaces the first', async () => {
    const { token, attempt, at } = await parentInCheck({ answered: 2 });
    const { user } = renderApp(at);
    await question(attempt, 2);
    await user.click(screen.getByRole('button', { name: '뒤로' }));
    await question(attempt, 1);
    expect(answer('해요')).toHaveAttribute('aria-pressed', 'true');
    await user.click(answer('아직이에요'));
    await question(attempt, 2);
    await waitFor(async () => expect(await savedValue(token, attempt, 1)).toMatchObject({ value: 'not_yet' }));
  });

  test('asks for areas and a note of a concern and saves them', async () => {
    const { token, attempt, at } = await parentInCheck();
    await answerAllBut(token, attempt, 1);
    const { user } = renderApp(at);
    expect(await screen.findByRole('heading', { level: 2, name: /걱정되는 점이 있나요/ })).toBeVisible();
    await user.click(answer('네'));
    await user.click(answer('언어'));
    await user.type(screen.getByRole('textbox'), '말이 줄었어요');
    await user.click(answer('다음'));
    expect(await screen.findByRole('heading', { name: '모두 답했어요' })).toHaveFocus();
    await waitFor(async () =>
      expect(await savedValue(token, attempt, attempt.items.length - 1)).toMatchObject({
        value: 'yes',
        areas: ['language'],
        note: '말이 줄었어요',
      }),
    );
  });

  test('keeps a typed note when the answer is changed', async () => {
    const { token, attempt, at } = await parentInCheck();
    await answerAllBut(token, attempt, 1);
    const { user } = renderApp(at);
    await screen.findByRole('heading', { level: 2, name: /걱정되는 점이 있나요/ });
    await user.click(answer('네'));
    await user.type(screen.getByRole('textbox'), '잠을 설쳐요');
    await user.click(answer('아니요'));
    await screen.findByRole('heading', { name: '모두 답했어요' });
    await waitFor(async () =>
      expect(await savedValue(token, attempt, attempt.items.length - 1)).toMatchObject({
        value: 'no',
        note: '잠을 설쳐요',
      }),
    );
  });
});

describe('leaving and resuming', () => {
  test('starts at the first question without an answer', async () => {
    const { attempt, at } = await parentInCheck({ answered: 3 });
    renderApp(at);
    await question(attempt, 3);
  });

  test('returns to the check on Back and keeps the answers', async () => {
    const { attempt, token } = await parentInCheck({ answered: 1 });
    const { user, goBack, place } = renderApp('/test/detail?test=development-12m');
    await user.click(await screen.findByRole('link', { name: '이어하기' }));
    await question(attempt, 1);
    await user.click(answer('해요'));
    await question(attempt, 2);
    goBack();
    await waitFor(() => expect(place()).toBe('/test/detail?test=development-12m'));
    expect(await screen.findByRole('link', { name: '이어하기' })).toBeVisible();
    await waitFor(async () => expect((await attemptOnServer(token, attempt.id)).answers).toHaveLength(2));
  });

  test('returns to the check without a history entry before it', async () => {
    const { attempt, at } = await parentInCheck();
    const { user, place } = renderApp(at);
    await question(attempt, 0);
    await user.click(screen.getByRole('button', { name: '그만하고 나가기' }));
    await waitFor(() => expect(place()).toBe('/test/detail?test=development-12m'));
  });
});

describe('without a connection', () => {
  test('stores answers on the device with a message and sends them later', async () => {
    const { token, attempt, at } = await parentInCheck();
    const { user } = renderApp(at);
    await question(attempt, 0);
    const net = mockNetworkDown();
    await user.click(answer('해요'));
    await question(attempt, 1);
    expect(await screen.findByText('오프라인이에요. 기기에 저장했고 연결되면 보낼게요.')).toBeVisible();
    await user.click(answer('아직이에요'));
    await question(attempt, 2);
    net.restore();
    backOnline();
    await waitFor(async () => expect((await attemptOnServer(token, attempt.id)).answers).toHaveLength(2));
    expect(await screen.findByText('저장했어요')).toBeVisible();
  });

  test('opens the stored check with the unsent answers', async () => {
    const { attempt, at } = await parentInCheck({ answered: 1 });
    const first = renderApp(at);
    await question(attempt, 1);
    mockApiUnreachable('PUT', '/diagnostic-test/attempt/:id/answer');
    await first.user.click(answer('해요'));
    await question(attempt, 2);
    first.unmount();

    mockApiUnreachable('GET', '/diagnostic-test/attempt/:id');
    renderApp(at);
    await question(attempt, 2);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `${attempt.items.length}개 중 2개`);
  });

  test('hides answers stored on this device from other accounts', async () => {
    const { attempt, at } = await parentInCheck({ answered: 1 });
    const first = renderApp(at);
    await question(attempt, 1);
    mockApiUnreachable('PUT', '/diagnostic-test/attempt/:id/answer');
    await first.user.click(answer('해요'));
    await question(attempt, 2);
    first.unmount();

    await signIn(await createAccount());
    mockApiUnreachable('GET', '/diagnostic-test/attempt/:id');
    renderApp(at);
    expect(await screen.findByText('체크를 열지 못했어요')).toBeVisible();
    expect(screen.queryByText(attempt.items[2]?.text ?? '')).not.toBeInTheDocument();
  });

  test('completes the check when online again', async () => {
    const { token, attempt, at } = await parentInCheck();
    await answerAllBut(token, attempt);
    const { user, place } = renderApp(at);
    await screen.findByRole('heading', { name: '모두 답했어요' });
    const net = mockNetworkDown();
    await user.click(screen.getByRole('button', { name: '결과 보기' }));
    expect(await screen.findByText(/연결되면 자동으로 마무리하고/)).toBeVisible();
    net.restore();
    backOnline();
    await waitFor(() => expect(place()).toBe(`/test/result?attempt=${attempt.id}`));
    expect(await screen.findByRole('heading', { name: '잘 보이고 있는 모습' })).toBeVisible();
  });
});

describe('completing a check', () => {
  test('sends the last answer before it requests the result', async () => {
    const { token, attempt, at } = await parentInCheck();
    await answerAllBut(token, attempt, 1);
    const held = holdApiResponse('PUT', '/diagnostic-test/attempt/:id/answer');
    const { user, place } = renderApp(at);
    await screen.findByRole('heading', { level: 2, name: /걱정되는 점이 있나요/ });
    await user.click(answer('아니요'));
    await screen.findByRole('heading', { name: '모두 답했어요' });
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: /결과 보기/ }));
      expect(screen.getByRole('button', { name: /결과 보기/ })).toHaveAttribute('aria-busy', 'true');
    });
    expect(apiCalls().filter(({ path }) => path.endsWith('/complete'))).toEqual([]);
    held.release();
    await waitFor(() => expect(place()).toBe(`/test/result?attempt=${attempt.id}`));
  });

  test('opens the result of a check completed on another device', async () => {
    const { token, attempt, at } = await parentInCheck();
    await answerAllBut(token, attempt);
    await finishCheck(token, attempt.id);
    const { place } = renderApp(at);
    await waitFor(() => expect(place()).toBe(`/test/result?attempt=${attempt.id}`));
  });
});

describe('errors', () => {
  test('shows a refused answer on the screen and continues the check', async () => {
    const { attempt, at } = await parentInCheck();
    mockApiError('PUT', '/diagnostic-test/attempt/:id/answer', 422, {
      code: 'UNKNOWN_ITEM',
      message: '이 체크에 없는 질문이에요.',
      once: true,
    });
    const { user } = renderApp(at);
    await question(attempt, 0);
    await user.click(answer('해요'));
    expect(await screen.findByText(/답 하나를 저장하지 못했어요. 이 체크에 없는 질문이에요./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '그 질문 보기' }));
    await question(attempt, 0);
  });

  test.each(['/test/post', '/test/post?attempt=', '/test/post?attempt=nothing'])(
    '%s shows that there is no such check',
    async (at) => {
      await createSignedInParent();
      renderApp(at);
      expect(await screen.findByText('찾는 체크가 없어요')).toBeVisible();
      expect(screen.getByRole('link', { name: '체크 목록으로 가기' })).toHaveAttribute('href', '/test');
    },
  );

  test('opens the begun check without a query', async () => {
    const { attempt } = await parentInCheck();
    const { place } = renderApp('/test/post');
    await question(attempt, 0);
    expect(place()).toBe(`/test/post?attempt=${attempt.id}`);
  });

  test('loads after a retry', async () => {
    const { attempt, at } = await parentInCheck();
    const broken = mockApiError('GET', '/diagnostic-test/attempt/:id', 500);
    const { user } = renderApp(at);
    expect(await screen.findByText('체크를 열지 못했어요')).toBeVisible();
    broken.restore();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await question(attempt, 0);
  });
});
