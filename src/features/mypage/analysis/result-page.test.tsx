import { bornAgo, callApi, createSignedInParent } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { screen, waitFor, within } from '@testing-library/react';
import { answerAllBut, createOpenCheck, finishCheck } from '@/testing/checks';
import { renderApp } from '@/testing/render-app';

/** Two development checks, of which the second found language not there yet, a temperament check and a clinic's result. */
async function createResults() {
  const { token, child } = await createSignedInParent();
  const first = await createOpenCheck({ token, child });
  await answerAllBut(token, first);
  await finishCheck(token, first.id);
  const second = await createOpenCheck({ token, child });
  const language = second.items.filter(({ domain }) => domain === 'language').map(({ id }) => id);
  const skipped = second.items.filter(({ domain }) => domain === 'cognitive').map(({ id }) => id);
  await answerAllBut(token, second, 0, ({ id }) =>
    id === language[0] ? { value: 'not_yet' } : skipped.includes(id) ? { value: 'unknown' } : {},
  );
  await finishCheck(token, second.id);
  const third = await createOpenCheck({ token, child, testId: 'temperament-12-35m' });
  await answerAllBut(token, third);
  await finishCheck(token, third.id);
  await callApi('POST', `/diagnostic-test/profile/${child?.id}/official-result`, {
    token,
    body: { round: 3, taken_on: bornAgo({ months: 3 }), rows: { language: 'on_track', social: 'ahead' } },
  });
  return { token, child, first, second };
}

describe('/mypage/analysis/result', () => {
  test('shows the newest result of each category, its changes in words, and links to all results', async () => {
    const { first, second } = await createResults();
    const { user, place } = renderApp('/mypage/analysis/result');
    const development = within(await screen.findByRole('region', { name: '발달' }));
    expect(development.getByText('전문가와 이야기해 봐요', { selector: 'li > span *' })).toBeVisible();
    expect(development.getByText('아직 볼 기회가 없었어요')).toBeVisible();
    expect(development.getByText(/과 비교하면/).parentElement).toHaveTextContent(
      '언어지난번에는 잘 보이고 있어요 → , 이번에는 전문가와 이야기해 봐요',
    );
    await user.click(development.getByText('지난 결과 모두 2개'));
    expect(
      development.getAllByRole('link', { name: /^(?:\d{4}년 )?\d+월/ }).map((link) => link.getAttribute('href')),
    ).toEqual([`/test/result?attempt=${second.id}`, `/test/result?attempt=${first.id}`]);
    expect(screen.getByRole('region', { name: '기질' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '검진 결과' }));
    expect(place()).toBe('/mypage/analysis/result?kind=official');
    expect(screen.queryByRole('region', { name: '기질' })).toBeNull();
    expect(within(screen.getByRole('region', { name: '공식 검진 결과' })).getByText('또래 수준')).toBeVisible();
  });

  test('shows an empty state without a completed check', async () => {
    await createSignedInParent();
    renderApp('/mypage/analysis/result');
    expect(await screen.findByText('아직 마친 체크가 없어요')).toBeVisible();
  });

  test('loads after a retry', async () => {
    await createSignedInParent();
    const broken = mockApiError('GET', '/analysis/profile/:id', 500);
    const { user } = renderApp('/mypage/analysis/result');
    const again = await screen.findByRole('button', { name: '다시 시도' });
    broken.restore();
    await user.click(again);
    expect(await screen.findByText('아직 마친 체크가 없어요')).toBeVisible();
  });
});

describe('the six domains', () => {
  const domains = async () => within(await screen.findByRole('region', { name: '여섯 영역의 모습' }));

  test('are shown beside the previous result, with gaps and official results apart', async () => {
    await createResults();
    const { user } = renderApp('/mypage/analysis/development');
    const part = await domains();
    const row = async (name: string) => (await part.findByText(name, { selector: 'b' })).closest('li');
    expect(await row('언어')).toHaveTextContent(/^언어전문가와 이야기해 봐요14개월14개월14개월에는 잘 보이고 있어요$/);
    expect(await row('사회성')).toHaveTextContent(/^사회성잘 보이고 있어요14개월14개월 14개월에는 잘 보이고 있어요$/);
    expect(await row('인지')).toHaveTextContent(/^인지아직 볼 기회가 없었어요14개월14개월14개월에는 잘 보이고 있어요$/);
    // the picture is folded away and says the same
    expect(part.getByRole('button', { name: '육각형 그림으로 보기' })).toHaveAttribute('aria-expanded', 'false');

    await user.click(part.getByRole('button', { name: '이전 모습' }));
    expect(await row('인지')).toHaveTextContent('잘 보이고 있어요');
    expect(part.getByRole('button', { name: '이전 모습' })).toBeDisabled();
    await user.click(part.getByText('표로 보기'));
    expect(within(await part.findByRole('table')).getAllByRole('row')).toHaveLength(3);

    await user.click(part.getByRole('button', { name: '공식 검진 결과' }));
    expect(await row('언어')).toHaveTextContent('또래 수준');
    expect(await row('인지')).toHaveTextContent('결과지에 없어요');
  });

  test('load after a retry and show an empty state without a completed check', async () => {
    await createSignedInParent();
    const broken = mockApiError('GET', '/analysis/profile/:id', 500);
    const { user } = renderApp('/mypage/analysis/development');
    const again = await (await domains()).findByRole('button', { name: '다시 시도' });
    broken.restore();
    await user.click(again);
    expect(await (await domains()).findByText('아직 마친 발달 체크가 없어요')).toBeVisible();
  });
});

describe('/mypage/select', () => {
  test('selects the child and opens its analysis', async () => {
    const { account } = await createSignedInParent({ children: [{ name: '도담' }, { name: '나온' }] });
    const { user, place, store } = renderApp('/mypage/select');
    const here = await screen.findByRole('button', { name: /도담/ });
    expect(here).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: /나온/ }));
    expect(await screen.findByRole('heading', { level: 1, name: '나온의 통합 분석' })).toBeVisible();
    expect(place()).toBe('/mypage/analysis/total');
    expect(store.getState().profiles.profileId).toBe(account.children[1]?.id);
  });

  test('loads after a retry and asks to add a child when there is none', async () => {
    await createSignedInParent({ children: [] });
    const broken = mockApiError('GET', '/profile', 500);
    const { user } = renderApp('/mypage/select');
    const again = await screen.findByRole('button', { name: '다시 시도' });
    broken.restore();
    await user.click(again);
    expect(await screen.findByRole('link', { name: '아이 추가하기' })).toHaveAttribute('href', '/auth/profile/form');
  });
});

test('leads to the choice of a child without one, and back', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  localStorage.removeItem('ggp_profileId');
  const { user, place } = renderApp('/mypage/analysis/total');
  await user.click(await screen.findByRole('button', { name: /도담/ }));
  await waitFor(() => expect(place()).toBe('/mypage/analysis/total'));
});
