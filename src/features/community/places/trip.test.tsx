import { callApiAs, createMember, joinCommunity } from '@mocks/community';
import { createSignedInParent } from '@mocks/fixtures';
import { mockApiData, mockApiError } from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { forgetHere } from './own-position';

const PLACE = 'place-001';
const NAME = '국립중앙박물관(어린이박물관)';
const names = async () => (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);

/** Mocks the geolocation: a position, or a denied permission. */
function deviceIsAt(point: { latitude: number; longitude: number } | null) {
  let asked = 0;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: PositionCallback, lost: PositionErrorCallback) => {
        asked += 1;
        if (point) found({ coords: point } as GeolocationPosition);
        else lost({ code: 1 } as GeolocationPositionError);
      },
    },
  });
  return { asked: () => asked };
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'permissions');
  forgetHere();
});

/** The filter sheet, open. */
async function openFilter(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('button', { name: /^필터/ }));
  return within(await screen.findByRole('dialog', { name: '필터' }));
}

describe('/community/trip', () => {
  test('filters places by text, category and region and keeps the filters in the address', async () => {
    await createSignedInParent();
    const { user, place } = renderApp('/community/trip');
    expect(await screen.findByText('75곳')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '박물관' }));
    const sheet = await openFilter(user);
    await user.click(sheet.getByRole('button', { name: '서울' }));
    await user.type(sheet.getByRole('searchbox', { name: '가 볼 곳 찾기' }), '용산');
    await user.click(sheet.getByRole('button', { name: '1곳 보기' }));
    expect(await names()).toEqual([NAME]);
    const params = new URLSearchParams(place().split('?')[1]);
    expect(Object.fromEntries(params)).toEqual({ category: 'museum', region: '서울', q: '용산' });
    const again = await openFilter(user);
    await user.type(again.getByRole('searchbox', { name: '가 볼 곳 찾기' }), '없는 곳');
    await user.click(again.getByRole('button', { name: '0곳 보기' }));
    await user.click(await screen.findByRole('button', { name: '조건 지우기' }));
    expect(await screen.findByText('75곳')).toBeVisible();
    expect((await openFilter(user)).getByRole('searchbox', { name: '가 볼 곳 찾기' })).toHaveValue('');
  });

  test('opens with the region of the last visit until all of the country is chosen', async () => {
    await createSignedInParent();
    const first = renderApp('/community/trip?region=제주');
    expect(await screen.findByText('5곳')).toBeVisible();
    const sheet = await openFilter(first.user);
    await first.user.click(sheet.getByRole('button', { name: /곳 보기$/ }));
    first.unmount();
    const { user } = renderApp('/community/trip');
    expect(await screen.findByText('5곳')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '제주, 지역 바꾸기' }));
    const again = within(await screen.findByRole('dialog', { name: '필터' }));
    await user.click(again.getByRole('button', { name: '전국' }));
    await user.click(again.getByRole('button', { name: '75곳 보기' }));
    expect(await screen.findByText('75곳')).toBeVisible();
  });

  test('shows the cards in steps', async () => {
    await createSignedInParent();
    const { user, place } = renderApp('/community/trip');
    await waitFor(async () => expect(await names()).toHaveLength(24));
    await user.click(screen.getByRole('button', { name: '가 볼 곳 더 보기' }));
    expect(await names()).toHaveLength(48);
    expect(place()).toContain('rows=48');
  });

  test('requests the location only to sort by distance and never sends it', async () => {
    const device = deviceIsAt({ latitude: 37.5247, longitude: 126.9777 });
    await createSignedInParent();
    const { user } = renderApp('/community/trip');
    await screen.findByText('75곳');
    expect(device.asked()).toBe(0);
    const sheet = await openFilter(user);
    await user.click(sheet.getByRole('button', { name: '가까운 순' }));
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: '가까운 순' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await user.click(sheet.getByRole('button', { name: '75곳 보기' }));
    await waitFor(async () => expect((await names())[0]).toBe(NAME));
    expect(screen.getAllByText('약 100m')[0]).toBeVisible();
    expect(apiCalls().filter(({ path }) => /37\.5|126\.9/.test(path))).toEqual([]);
  });

  test('shows the nearest first where the location is allowed already', async () => {
    deviceIsAt({ latitude: 37.5247, longitude: 126.9777 });
    Object.defineProperty(navigator, 'permissions', {
      configurable: true,
      value: { query: async () => ({ state: 'granted' }) },
    });
    await createSignedInParent();
    renderApp('/community/trip');
    await waitFor(async () => expect((await names())[0]).toBe(NAME));
  });

  test('shows when the location is unavailable and keeps the order by name', async () => {
    deviceIsAt(null);
    await createSignedInParent();
    const { user } = renderApp('/community/trip');
    const sheet = await openFilter(user);
    await user.click(sheet.getByRole('button', { name: '가까운 순' }));
    expect(await screen.findByText(/위치를 쓸 수 없어요/)).toBeVisible();
    expect(sheet.getByRole('button', { name: '이름순' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('lists saved places', async () => {
    await createSignedInParent();
    const { user } = renderApp(`/community/trip?q=${encodeURIComponent('용산')}`);
    const save = await screen.findByRole('button', { name: `${NAME} 담기` });
    await user.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'));
    await user.click(screen.getByRole('button', { name: '담은 곳' }));
    expect(await names()).toEqual([NAME]);
  });

  test('loads after a retry', async () => {
    await createSignedInParent();
    const api = mockApiError('GET', '/community/place', 500);
    const { user } = renderApp('/community/trip');
    await screen.findByText('불러오지 못했어요');
    api.restore();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('75곳')).toBeVisible();
  });
});

describe('/community/trip/{id}', () => {
  test('shows known facts only, asks for the others and links to directions', async () => {
    await createSignedInParent();
    renderApp(`/community/trip/${PLACE}`);
    expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['주소']);
    expect(screen.getByText(/편의시설은 아직 몰라요/)).toBeVisible();
    expect(screen.getByRole('link', { name: '알려 주기' })).toHaveAttribute(
      'href',
      `/community/info/write?section=trip&subject=${PLACE}`,
    );
    expect(screen.getByText('출처: 전국박물관미술관정보표준데이터(2024-12-03)')).toBeVisible();
    const way = screen.getByRole('link', { name: /카카오맵 길찾기/ });
    expect(way).toHaveAttribute(
      'href',
      'https://map.kakao.com/link/to/%EA%B5%AD%EB%A6%BD%EC%A4%91%EC%95%99%EB%B0%95%EB%AC%BC%EA%B4%80(%EC%96%B4%EB%A6%B0%EC%9D%B4%EB%B0%95%EB%AC%BC%EA%B4%80),37.5247,126.97774',
    );
    expect(screen.getByRole('link', { name: /네이버지도 길찾기/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/map\.naver\.com\/p\/directions\/-\/126\.97774,37\.5247,/),
    );
  });

  test('shows reviews with their stars', async () => {
    const saebom = await createMember('새봄');
    await callApiAs(saebom, 'POST', '/community/post', {
      section: 'trip',
      subject: PLACE,
      category: '여행',
      title: '비 오는 날에 딱이에요',
      content: '<p>유모차도 편했어요</p>',
      stars: 4,
    });
    await createSignedInParent();
    renderApp(`/community/trip/${PLACE}`);
    const reviews = within(await screen.findByRole('region', { name: '후기 1' }));
    expect(await reviews.findByText('4.0')).toBeVisible();
    expect(reviews.getByRole('link', { name: '후기 쓰기' })).toHaveAttribute(
      'href',
      `/community/info/write?section=trip&subject=${PLACE}`,
    );
  });

  test('shows what parents voted on, and the votes of one’s own review while editing it', async () => {
    const review = { section: 'trip', subject: PLACE, category: '여행', title: '좋아요', stars: 5 };
    const others = await createMember('새봄');
    await callApiAs(others, 'POST', '/community/post', {
      ...review,
      content: '<p>넓어요</p>',
      facts: { nursing_room: true, free: false },
    });
    const { account } = await createSignedInParent();
    const me = await joinCommunity(account, '글쓴이');
    await callApiAs(me, 'POST', '/community/post', {
      ...review,
      content: '<p>편해요</p>',
      facts: { nursing_room: true },
    });
    const { user } = renderApp(`/community/trip/${PLACE}`);
    const facts = within(await screen.findByRole('region', { name: '다녀온 부모가 알려 준 것' }));
    expect(facts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2명 중 2명이 수유실이 있다고 했어요',
      '1명이 무료가 아니라고 했어요',
    ]);
    await user.click(facts.getByRole('link', { name: '나도 알려 주기' }));
    const room = within(await screen.findByRole('radiogroup', { name: '수유실이 있어요' }));
    expect(room.getByRole('radio', { name: '네' })).toBeChecked();
    await user.click(room.getByRole('radio', { name: '아니요' }));
    await user.click(screen.getByRole('button', { name: '저장하기' }));
    expect(await screen.findByRole('heading', { level: 1, name: '좋아요' })).toBeVisible();
    renderApp(`/community/trip/${PLACE}`);
    expect(await screen.findByText('1명은 수유실이 있다고, 1명은 수유실이 없다고 했어요')).toBeVisible();
  });

  test('shows an empty state and a link to the list for an unknown place', async () => {
    await createSignedInParent();
    renderApp('/community/trip/place-999');
    expect(await screen.findByText('찾는 곳이 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '다른 곳 보기' })).toHaveAttribute('href', '/community/trip');
  });
});

test('/community/trip/map offers to clear the filters when no place fits', async () => {
  await createSignedInParent();
  mockApiData('GET', '/community/place', { items: [], total: 0 });
  const { user, place } = renderApp('/community/trip/map?category=sea');
  await user.click(await screen.findByRole('button', { name: '조건 지우기' }));
  await waitFor(() => expect(place()).not.toContain('category'));
});
