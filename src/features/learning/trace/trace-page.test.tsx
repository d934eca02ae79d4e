import { toStrokes } from '@contract/admin-stroke/strokes';
import type { Profile } from '@contract/profiles/profile.responses';
import { callApi } from '@mocks/fixtures';
import { mockNetworkDown } from '@mocks/scenarios';
import { screen, waitFor } from '@testing-library/react';
import { createLearner, draw, isInShell, itIsNoon, trace } from '@/testing/learning';
import { renderApp } from '@/testing/render-app';

const path = ({ id }: { id: number }) => `/learn?glyph=${id}`;
const beside = Array.from({ length: 20 }, (_, i) => ({ x: 100 + i * 12, y: 1340 + (i % 2) * 20 }));
const said = () => screen.getByRole('status');

let time: ReturnType<typeof itIsNoon>;
beforeEach(() => {
  isInShell();
  time = itIsNoon();
});

test('announces and stores the stars of a letter traced stroke by stroke', async () => {
  const { glyph, progress } = await createLearner();
  const { user, place, goBack } = renderApp('/learn?world=korean');
  await user.click(await screen.findByRole('link', { name: '리을, 아직 별이 없어요' }));
  await screen.findByRole('heading', { level: 1, name: '리을' });
  const [first = [], ...rest] = toStrokes(glyph('ㄹ').unit_write_stroke);
  await draw(first);
  expect(said()).toHaveTextContent('좋아요! 다음은 여기예요');
  for (const stroke of rest) await draw(stroke);
  expect(said()).toHaveTextContent('반짝반짝, 참 멋져요!');
  expect(said()).toHaveTextContent('별 3개를 받았어요.');
  expect(await screen.findByText('새 스티커: 첫 글자')).toBeVisible();
  expect((await progress()).glyphs).toMatchObject([{ glyph_id: glyph('ㄹ').id, stars: 3, tries: 1 }]);
  await user.click(screen.getByRole('button', { name: '다음 글자' }));
  await screen.findByRole('heading', { level: 1, name: '미음' });
  expect(place()).toBe(path(glyph('ㅁ')));
  goBack();
  expect(await screen.findByRole('link', { name: '리을, 별 3개' })).toBeVisible();
});

test('answers a miss with encouragement and shows the way until the letter is finished', async () => {
  const { glyph } = await createLearner();
  renderApp(path(glyph('ㄴ')));
  await draw(beside);
  expect(said()).toHaveTextContent('여기서부터 다시 가 볼까요?');
  expect(document.body).not.toHaveTextContent('틀');
  await draw(beside);
  expect(screen.getByTestId('way-dot')).toBeInTheDocument();
  await trace(glyph('ㄴ'));
  expect(said()).toHaveTextContent('별 3개를 받았어요.');
});

test('gives two stars and a hint for a stroke against its direction', async () => {
  const { glyph } = await createLearner({ all: true });
  renderApp(path(glyph('ㅣ')));
  const [line = []] = toStrokes(glyph('ㅣ').unit_write_stroke);
  await draw(line.toReversed());
  expect(said()).toHaveTextContent('별 2개를 받았어요. 다음에는 동그라미에서 시작해 봐요.');
});

test('shows stars for letters traced offline and stores them when online', async () => {
  const { glyph, progress } = await createLearner();
  const { user } = renderApp('/learn?world=korean');
  await screen.findByRole('link', { name: '기역, 아직 별이 없어요' });
  const net = mockNetworkDown();
  await user.click(screen.getByRole('link', { name: '기역, 아직 별이 없어요' }));
  await trace(glyph('ㄱ'));
  expect(said()).toHaveTextContent('별 3개를 받았어요.');
  await user.click(screen.getByRole('button', { name: '다음 글자' }));
  await screen.findByRole('heading', { level: 1, name: '니은' });
  await trace(glyph('ㄴ'));
  await user.click(screen.getByRole('button', { name: '뒤로' }));
  expect(await screen.findByRole('link', { name: '기역, 별 3개' })).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('ggp_v1_learningEvent/'))).not.toEqual([]);
  net.restore();
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect((await progress()).today.letters).toBe(2));
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.startsWith('ggp_v1_learningEvent/'))).toEqual([]),
  );
});

test('counts the time of drawing and shows it on home', async () => {
  const { glyph, progress, child, token } = await createLearner({ all: true });
  renderApp(path(glyph('ㅣ')));
  await draw(beside);
  time.pass(45);
  await draw(beside);
  time.pass(35);
  await trace(glyph('ㅣ'));
  await waitFor(async () => expect((await progress()).today.seconds).toBeGreaterThanOrEqual(80));
  const home = await callApi<Profile>('GET', `/profile/selected/${child.id}`, { token });
  expect(home.total_study_seconds).toBe((await progress()).today.seconds);
  expect(home.total_study_seconds).toBeLessThan(100);
});

describe('a day whose learning time is used up', () => {
  async function over() {
    const learner = await createLearner();
    const { child, token } = learner;
    const write = (method: string, what: string, body: unknown) =>
      callApi(method, `/learning/profile/${child.id}/${what}`, { token, body });
    await write('PUT', 'setting', { guardian_password: '0000', daily_limit_minutes: 10, hand: 'left' });
    const now = Date.now();
    const segments = [1, 2].map((index) => ({
      id: crypto.randomUUID(),
      started_at: new Date(now - index * 400_000).toISOString(),
      seconds: 300,
    }));
    await write('POST', 'event', { segments, traces: [] });
    return learner;
  }

  test('ends tracing with a message; a guardian can add time', async () => {
    const { glyph } = await over();
    const { user } = renderApp(path(glyph('ㄱ')));
    expect(await screen.findByRole('heading', { name: '오늘은 여기까지 했어요' })).toBeVisible();
    expect(screen.queryByTestId('ink')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '보호자: 조금 더 하기' }));
    await user.type(await screen.findByLabelText('보호자 비밀번호'), '0000{Enter}');
    await user.click(await screen.findByRole('button', { name: '5분 더' }));
    await trace(glyph('ㄱ'));
    expect(said()).toHaveTextContent('별 3개를 받았어요.');
  });

  test('is shown on the dashboard', async () => {
    await over();
    renderApp('/content-dashboard?screen=own');
    expect(await screen.findByText(/오늘은 여기까지 했어요. 내일 또 만나요!/)).toBeVisible();
  });
});

describe('letters beyond the first five of a group', () => {
  test('are locked without a coupon', async () => {
    const { glyph } = await createLearner();
    const { user, place } = renderApp('/learn?world=korean');
    expect(await screen.findByRole('link', { name: '미음, 아직 별이 없어요' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '비읍, 아직 잠겨 있어요' }));
    expect(await screen.findByRole('heading', { name: '비읍, 아직 자고 있어요' })).toBeVisible();
    expect(screen.queryByTestId('ink')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '다른 글자 쓰기' }));
    await user.click(await screen.findByRole('link', { name: '미음, 아직 별이 없어요' }));
    await trace(glyph('ㅁ'));
    await user.click(await screen.findByRole('button', { name: /다음 글자/ }));
    expect(place()).toBe(path(glyph('ㅏ')));
  });

  test('ask for the guardian password on the way to the coupons', async () => {
    const { glyph } = await createLearner();
    const { user } = renderApp(path(glyph('ㅎ')));
    await user.click(await screen.findByRole('button', { name: '보호자: 쿠폰 보기' }));
    await user.type(await screen.findByLabelText('보호자 비밀번호'), '0000{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: '쿠폰 내역' })).toBeVisible();
  });

  test('are open once a coupon is used', async () => {
    const { glyph } = await createLearner({ all: true });
    renderApp(path(glyph('ㅎ')));
    expect(await screen.findByTestId('ink')).toBeVisible();
  });
});
