import { createSignedInParent } from '@mocks/fixtures';
import { act, screen, waitFor } from '@testing-library/react';
import { answerAllBut, answerOnOtherDevice, attemptOnServer, createOpenCheck, finishCheck } from '@/testing/checks';
import { renderApp } from '@/testing/render-app';
import { shareWith } from '@/testing/share-with';

/** A parent in a check of a child that a father shares, who answers on a device of his own. */
async function createTwoInCheck() {
  const { child, token } = await createSignedInParent({ name: '하늘엄마' });
  const his = await shareWith('하늘아빠', 'guardian', { child: child?.id ?? '', token });
  const attempt = await createOpenCheck({ token, child });
  return { his, token, attempt, at: `/test/post?attempt=${attempt.id}` };
}

const find = (index: number) => screen.findByRole('heading', { level: 2, name: new RegExp(`${index + 1}번째 질문`) });
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const HIS = /^하늘아빠 님이 먼저 답했어요/;

test('an answer of the other guardian is shown with the name at the next look, and can be changed', async () => {
  const { his, token, attempt, at } = await createTwoInCheck();
  const { user } = renderApp(at);
  await find(0);
  await answerOnOtherDevice(his, attempt.id, attempt.items[0]?.id ?? '', { value: 'not_yet' });
  comeBack();
  // Nothing was touched here yet: the first question without an answer shows.
  await find(1);
  await user.keyboard('{ArrowLeft}');
  await find(0);
  expect(await screen.findByText(HIS)).toBeVisible();
  expect(screen.getByRole('button', { name: '아직이에요' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(screen.getByRole('button', { name: '해요' })).not.toHaveAttribute('aria-disabled'));
  await user.click(screen.getByRole('button', { name: '해요' }));
  await find(1);
  await waitFor(async () =>
    expect((await attemptOnServer(token, attempt.id)).answers).toMatchObject([{ value: 'yes' }]),
  );
  await user.keyboard('{ArrowLeft}');
  await find(0);
  expect(screen.queryByText(HIS)).not.toBeInTheDocument();
});

test('a check that the other guardian finished opens its result, and says so of an answer given too late', async () => {
  const { his, attempt, at } = await createTwoInCheck();
  const { user, place } = renderApp(at);
  await find(0);
  await answerAllBut(his, attempt, 0);
  await finishCheck(his, attempt.id);
  await waitFor(() => expect(screen.getByRole('button', { name: '가끔 해요' })).not.toHaveAttribute('aria-disabled'));
  await user.click(screen.getByRole('button', { name: '가끔 해요' }));
  expect(await screen.findByText(/다른 곳에서 이미 마친 체크/)).toBeVisible();
  await waitFor(() => expect(place()).toContain('/test/result'));
});
