import { MINUTE_MS } from '@contract/common/time';
import type { PostCard } from '@contract/community/community.responses';
import type { TestCard } from '@contract/test/diagnostics.responses';
import { bornAgo, createSignedInParent } from '@mocks/fixtures';
import {
  holdApiResponse,
  mockApiData,
  mockApiError,
  mockNetworkDown,
  mockNoPopularPosts,
  mockNoTests,
  mockPopularPostsError,
} from '@mocks/scenarios';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const test12: TestCard = {
  id: 'development-12m',
  kind: 'development',
  about: 'child',
  name: '12개월 발달 체크',
  src: 'content/development-12m',
  ext: 'svg',
  status: 0,
  minutes: 5,
  item_count: 14,
  from_month: 12,
  to_month: 14,
  window: 'current',
  group: 'now',
  opens_on: null,
  attempt_id: null,
  completed_at: null,
  again_on: null,
};
const attempt = '2c1f6f3e-55b6-4a4e-9f0e-0d1c3f6a7b8c';

const post = (given: Partial<PostCard>): PostCard => ({
  id: '7b0a2c7e-8f3d-4f57-9f1f-0f5f7a3f1a01',
  category: '발달',
  topic: '발달&건강',
  title: '걸음마 연습',
  content: '<p>거실에서 <b>열 걸음</b>을 걸었어요.</p>',
  profile_image_path: null,
  user_name: '새봄이네',
  created_at: new Date(Date.now() - 5 * MINUTE_MS).toISOString(),
  like: 12,
  comment: 3,
  ...given,
});
const popularAre = (...posts: PostCard[]) => mockApiData('GET', '/community/parenting-info/counsel/popular', posts);
const testsAre = (...tests: TestCard[]) => mockApiData('POST', '/diagnostic-test/main', tests);

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the child at the top', () => {
  test('shows name, age in months, boy or girl, and the study time', async () => {
    await createSignedInParent({
      children: [{ name: '도담', birth_date: bornAgo({ months: 14 }), gender: 'male', total_study_seconds: 12_000 }],
    });
    renderApp('/home');
    const child = await section('우리 아이');
    expect(await child.findByRole('heading', { name: '도담' })).toBeVisible();
    expect(child.getByText('14개월 · 남자아이')).toBeVisible();
    expect(child.getByText(/총 학습 시간/)).toHaveTextContent('총 학습 시간 3시간 20분');
  });

  test('leads to the analysis of that child, also beside another one, and Back to home', async () => {
    await createSignedInParent({ children: [{ gender: 'female' }, {}] });
    const { user, place, goBack } = renderApp('/home');
    expect(await screen.findByText('14개월 · 여자아이')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '맞춤 분석 보기' }));
    await waitFor(() => expect(place()).toBe('/mypage/analysis/total'));
    goBack();
    await waitFor(() => expect(place()).toBe('/home'));
  });

  test('asks to add a child and requests no tests without one', async () => {
    await createSignedInParent({ children: [] });
    const asked = holdApiResponse('POST', '/diagnostic-test/main');
    let tests = 0;
    void asked.reached.then(() => {
      tests += 1;
    });
    const { user, place } = renderApp('/home');
    expect(await screen.findByText('아이를 추가하고 체크를 시작해 보세요')).toBeVisible();
    expect(await screen.findByText('우리 아이에게 꼭 맞는 분석을 시작해 보세요')).toBeVisible();
    await user.click((await section('우리 아이')).getByRole('link', { name: '아이 추가하기' }));
    await screen.findByRole('textbox', { name: '이름' });
    expect(place()).toBe('/auth/profile/form');
    expect(tests).toBe(0);
  });

  test('loads the child after a retry', async () => {
    await createSignedInParent();
    const broken = mockApiError('GET', '/profile/selected/:id', 500);
    const { user } = renderApp('/home');
    expect(await screen.findByText('아이 정보를 불러오지 못했어요')).toBeVisible();
    broken.restore();
    await user.click((await section('우리 아이')).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('heading', { name: '도담' })).toBeVisible();
  });
});

describe('the next step', () => {
  test.each([
    [{ status: 40, attempt_id: attempt }, '이어하기', `/test/post?attempt=${attempt}`],
    [{ status: 0 }, '시작하기', '/test/detail?test=development-12m'],
    [{ status: 100, attempt_id: attempt }, '결과 보기', `/test/result?attempt=${attempt}`],
    [{ window: 'upcoming' as const, opens_on: '20300503' }, '미리 보기', '/test/detail?test=development-12m'],
  ])('for %j it offers %s', async (given, name, href) => {
    await createSignedInParent();
    testsAre({ ...test12, ...given });
    renderApp('/home');
    const today = await section('오늘의 체크');
    expect(today.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});

describe('the tests', () => {
  test.each<[Partial<TestCard>, string]>([
    [{ status: 0 }, '예상 소요 시간 5분'],
    [{ status: 1 }, '진행 중 (1%)'],
    [{ status: 99 }, '진행 중 (99%)'],
    [{ status: 99 }, '결과를 볼 차례예요'],
    [{ status: 100 }, '완료'],
    [{ window: 'upcoming', opens_on: '20300503' }, '2030년 5월 3일에 열려요'],
  ])('a card with %j shows %s', async (given, words) => {
    await createSignedInParent();
    testsAre({ ...test12, ...given });
    renderApp('/home');
    const tests = await section('발달 체크');
    const card = await tests.findByRole('link', { name: /12개월 발달 체크/ });
    expect(within(card).getByText(words)).toBeVisible();
  });

  test('show a progress bar only for a test in progress', async () => {
    await createSignedInParent();
    const names = ['2개월 발달 체크', '4개월 발달 체크', '6개월 발달 체크'];
    const statuses = [0, 47, 100];
    testsAre(...statuses.map((status, n) => ({ ...test12, id: `development-${n}`, name: names[n] ?? '', status })));
    renderApp('/home');
    const tests = await section('발달 체크');
    expect(await tests.findByRole('progressbar', { name: '4개월 발달 체크 진행률' })).toHaveAttribute(
      'aria-valuenow',
      '47',
    );
    expect(tests.getAllByRole('progressbar')).toHaveLength(1);
  });

  test('open the detail from a card with the test as state', async () => {
    await createSignedInParent();
    testsAre(test12);
    const { user, place, router } = renderApp('/home');
    const tests = await section('발달 체크');
    await user.click(await tests.findByRole('link', { name: /12개월 발달 체크/ }));
    await waitFor(() => expect(place()).toBe('/test/detail?test=development-12m'));
    expect(router.state.location.state).toEqual(test12);
  });

  test('are those of the API for the selected child', async () => {
    await createSignedInParent({ children: [{ birth_date: bornAgo({ months: 12, days: 5 }) }] });
    renderApp('/home');
    const tests = await section('발달 체크');
    expect(await tests.findByRole('link', { name: /^12개월 발달 체크/ })).toHaveTextContent('예상 소요 시간');
  });

  test('lead to the list of the selected child', async () => {
    await createSignedInParent({ children: [{}, {}] });
    const { user, place } = renderApp('/home');
    await user.click(await screen.findByRole('link', { name: '발달 체크 전체보기' }));
    await waitFor(() => expect(place()).toBe('/test/list'));
  });

  test('lead to the list through the choice of a child when none is selected', async () => {
    await createSignedInParent({ children: [{}, {}] });
    localStorage.removeItem('ggp_profileId');
    const { user, router } = renderApp('/home');
    await user.click(await screen.findByRole('link', { name: '발달 체크 전체보기' }));
    await screen.findByRole('heading', { name: '아이 선택' });
    expect(router.state.location.state).toEqual({ pageIndex: 0, target: '/test/list' });
  });

  test('show an empty state when there are none', async () => {
    await createSignedInParent();
    mockNoTests();
    renderApp('/home');
    expect(await screen.findByText('아이를 추가하고 체크를 시작해 보세요')).toBeVisible();
  });

  test('load after a retry', async () => {
    await createSignedInParent();
    const broken = mockApiError('POST', '/diagnostic-test/main', 500);
    const { user } = renderApp('/home');
    const tests = await section('발달 체크');
    await tests.findByText('불러오지 못했어요');
    broken.restore();
    await user.click(tests.getByRole('button', { name: '다시 시도' }));
    expect((await tests.findAllByRole('link', { name: /발달 체크 예상/ })).length).toBeGreaterThan(0);
  });

  test('show a loading state', async () => {
    await createSignedInParent();
    const held = holdApiResponse('POST', '/diagnostic-test/main');
    renderApp('/home');
    const tests = await section('발달 체크');
    expect(tests.getByText('불러오는 중이에요')).toBeInTheDocument();
    held.release();
    expect((await tests.findAllByRole('listitem')).length).toBeGreaterThan(0);
  });
});

describe('the popular posts', () => {
  test('show author, time, text without markup, likes and comments', async () => {
    await createSignedInParent();
    popularAre(post({}));
    renderApp('/home');
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('새봄이네')).toBeVisible();
    expect(card.getByText('5분 전')).toBeVisible();
    expect(card.getByText('거실에서 열 걸음을 걸었어요.')).toBeVisible();
    expect(card.getByText('발달')).toBeVisible();
    expect(card.getByText('좋아요').parentElement).toHaveTextContent('좋아요 12');
    expect(card.getByText('댓글').parentElement).toHaveTextContent('댓글 3');
  });

  test.each([
    ['발달', '/community/grow/7b0a2c7e-8f3d-4f57-9f1f-0f5f7a3f1a01'],
    ['육아', '/community/info/tip/7b0a2c7e-8f3d-4f57-9f1f-0f5f7a3f1a01'],
  ])('link a post of %s to %s', async (category, href) => {
    await createSignedInParent();
    popularAre(post({ category }));
    renderApp('/home');
    expect(await screen.findByRole('link', { name: '걸음마 연습' })).toHaveAttribute('href', href);
  });

  test.each(['도서', '여행&맛집', '성장', '건강'])('open a post of %s itself', async (category) => {
    await createSignedInParent();
    popularAre(post({ category }));
    const { user, place } = renderApp('/home');
    await user.click(await screen.findByRole('button', { name: '걸음마 연습' }));
    await waitFor(() => expect(place()).toBe('/community/post/7b0a2c7e-8f3d-4f57-9f1f-0f5f7a3f1a01'));
  });

  test('show an unknown category or topic as 기타', async () => {
    await createSignedInParent();
    popularAre(post({ category: '알 수 없음', topic: '' }));
    renderApp('/home');
    expect(within(await screen.findByRole('article')).getByText('기타')).toBeVisible();
  });

  test('show today first and an empty state for each tab', async () => {
    await createSignedInParent();
    mockNoPopularPosts();
    const { user } = renderApp('/home');
    expect(await screen.findByRole('tab', { name: '오늘' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('오늘 인기 글이 아직 없어요')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '이번 주' }));
    expect(await screen.findByText('이번 주 인기 글이 아직 없어요')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '이번 달' }));
    expect(await screen.findByText('이번 달 인기 글이 아직 없어요')).toBeVisible();
  });

  test('show five first and the others on request', async () => {
    await createSignedInParent();
    popularAre(...[1, 2, 3, 4, 5, 6, 7].map((n) => post({ id: `post-${n}`, title: `글 ${n}` })));
    const { user } = renderApp('/home');
    expect(await screen.findAllByRole('article')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: '2개 더 보기' }));
    expect(screen.getAllByRole('article')).toHaveLength(7);
  });

  test('load after a retry', async () => {
    await createSignedInParent();
    const broken = mockPopularPostsError();
    const { user } = renderApp('/home');
    const popular = await section('인기 글');
    await popular.findByText('불러오지 못했어요');
    broken.restore();
    await user.click(popular.getByRole('button', { name: '다시 시도' }));
    expect(await popular.findByText('오늘 인기 글이 아직 없어요')).toBeVisible();
  });
});

test('the banner leads to a growth entry, as it says', async () => {
  await createSignedInParent({ children: [{}, {}] });
  const { user, place } = renderApp('/home');
  await user.click(await screen.findByRole('link', { name: /얼마나 자랐을까요/ }));
  expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^키/ })).toBeVisible();
  expect(place()).toBe('/mypage/analysis/development?entry=new');
});

test('the banner leads to the choice of a child when none is selected', async () => {
  await createSignedInParent({ children: [{}, {}] });
  localStorage.removeItem('ggp_profileId');
  const { user, router } = renderApp('/home');
  await user.click(await screen.findByRole('link', { name: /얼마나 자랐을까요/ }));
  await screen.findByRole('heading', { name: '아이 선택' });
  expect(router.state.location.state).toEqual({ pageIndex: 0, target: '/mypage/analysis/development?entry=new' });
});

test('keeps the loaded sections when the connection is lost', async () => {
  await createSignedInParent();
  popularAre(post({}));
  const { user } = renderApp('/home');
  await screen.findByRole('article');
  mockNetworkDown();
  await user.click(screen.getByRole('tab', { name: '이번 주' }));
  expect(await (await section('인기 글')).findByText('불러오지 못했어요')).toBeVisible();
  expect(screen.getByRole('heading', { name: '도담' })).toBeVisible();
});
