import { CLIENT_HEADER } from '@contract/common/envelope';
import { createAccount, createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockApiError, mockApiUnreachable, mockNetworkDown } from '@mocks/scenarios';
import { apiCalls, backend } from '@mocks/server';
import { blocks } from '@server/db/schema/blocks';
import { consents } from '@server/db/schema/consents';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const sent = (method: string, path: string) =>
  apiCalls().filter((call) => call.method === method && call.path.startsWith(path));

/** The same account on another device, whose cookies are not this browser's. */
async function signInOnOtherDevice({ user_id, password }: { user_id: string; password: string }, userAgent: string) {
  const answer = await backend().app.request('http://localhost/api/auth/login', {
    method: 'POST',
    headers: { [CLIENT_HEADER]: 'web', 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ user_id, password }),
  });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return data.access_token;
}

async function isSignedIn(token: string) {
  const answer = await backend().app.request('http://localhost/api/auth/info', {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status === 200;
}

describe.each([
  ['#devices', '로그인한 기기', '/auth/session', '이 기기'],
  ['#notifications', '알림 설정', '/mypage/notification', '밤에는 조용히'],
  ['#blocked', '차단한 사람', '/mypage/block', '차단한 사람이 없어요'],
  ['#consents', '동의 내역', '/mypage/consent', '지난 기록'],
])('%s', (hash, title, path, words) => {
  test('shows a loading state, then the content', async () => {
    await createSignedInParent();
    const held = holdApiResponse('GET', path);
    renderApp(`/mypage/setting${hash}`);
    expect(await (await sheet(title)).findByText('불러오는 중이에요')).toBeInTheDocument();
    held.release();
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('loads after a retry', async () => {
    await createSignedInParent();
    const refused = mockApiError('GET', path, 500);
    const { user } = renderApp(`/mypage/setting${hash}`);
    const retry = await (await sheet(title)).findByRole('button', { name: '다시 시도' });
    refused.restore();
    await user.click(retry);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('devices', () => {
  test('marks this one and signs out another', async () => {
    const { account, token } = await createSignedInParent();
    const callApiAs = await signInOnOtherDevice(account, IPHONE);
    const { user } = renderApp('/mypage/setting#devices');
    const devices = await sheet('로그인한 기기');
    await user.click(await devices.findByRole('button', { name: 'iPhone · Safari 여기서 로그아웃' }));
    await waitFor(() => expect(devices.queryByText('iPhone · Safari')).not.toBeInTheDocument());
    expect(devices.getByText('이 기기')).toBeVisible();
    expect(await isSignedIn(callApiAs)).toBe(false);
    expect(await isSignedIn(token)).toBe(true);
  });

  test('signs out all after a confirmation, this one too', async () => {
    const { account, token } = await createSignedInParent();
    const callApiAs = await signInOnOtherDevice(account, IPHONE);
    const { user, place } = renderApp('/mypage/setting#devices');
    const devices = await sheet('로그인한 기기');
    await user.click(await devices.findByRole('button', { name: '모든 기기에서 로그아웃' }));
    const question = await sheet('모든 기기에서 로그아웃할까요?');
    await user.click(question.getByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(place()).toBe('/intro'));
    expect(await isSignedIn(callApiAs)).toBe(false);
    expect(await isSignedIn(token)).toBe(false);
    expect(localStorage.getItem('ggp_accessToken')).toBeNull();
  });

  test('signs out none while offline', async () => {
    const { token } = await createSignedInParent();
    const { user, place } = renderApp('/mypage/setting#devices');
    const devices = await sheet('로그인한 기기');
    await user.click(await devices.findByRole('button', { name: '모든 기기에서 로그아웃' }));
    mockNetworkDown();
    await user.click((await sheet('모든 기기에서 로그아웃할까요?')).getByRole('button', { name: '로그아웃' }));
    expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    expect(place()).toBe('/mypage/setting#devices');
    expect(await isSignedIn(token)).toBe(true);
  });
});

describe('notifications', () => {
  const like = () => screen.getByRole('switch', { name: '좋아요 푸시' });
  const group = (name: string) => screen.findByRole('switch', { name });
  const unfold = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
    user.click(await screen.findByRole('button', { name: `${name} 자세히` }));

  test('switches a group as a whole, and on again to what an account begins with', async () => {
    await createSignedInParent();
    const { user } = renderApp('/mypage/setting#notifications');
    expect(await group('댓글과 답변')).toBeChecked();
    expect(screen.getAllByRole('switch')).toHaveLength(4);
    await user.click(await group('댓글과 답변'));
    expect(await group('댓글과 답변')).not.toBeChecked();
    expect(await group('아이 소식')).toBeChecked();
    await unfold(user, '댓글과 답변');
    expect(screen.getByRole('switch', { name: '댓글과 답글 앱 안' })).not.toBeChecked();
    await user.click(await group('댓글과 답변'));
    expect(screen.getByRole('switch', { name: '댓글과 답글 앱 안' })).toBeChecked();
    expect(like()).not.toBeChecked();
    await waitFor(async () => {
      const stored = await backend().deps.db.query.notificationChoices.findMany();
      expect(
        stored
          .filter(({ enabled }) => enabled)
          .map(({ kind, channel }) => `${kind} ${channel}`)
          .toSorted(),
      ).toEqual([
        'comment app',
        'comment push',
        'counsel_answer app',
        'counsel_answer push',
        'inquiry_answer app',
        'inquiry_answer email',
        'inquiry_answer push',
      ]);
    });
  });

  test('shows a tap at once and saves it', async () => {
    await createSignedInParent();
    const { user } = renderApp('/mypage/setting#notifications');
    const choices = await sheet('알림 설정');
    await unfold(user, '댓글과 답변');
    expect(like()).not.toBeChecked();
    expect(choices.getByRole('group', { name: '좋아요' })).toHaveAccessibleDescription(
      '내 글에 좋아요가 달리면 알려 드려요.',
    );
    await user.click(like());
    expect(like()).toBeChecked();
    await waitFor(() => expect(sent('PUT', '/mypage/notification')).toHaveLength(1));
    await user.click(choices.getByRole('button', { name: '닫기' }));
    await closed();
    await user.click(screen.getByRole('button', { name: /^알림 설정/ }));
    await unfold(user, '댓글과 답변');
    await waitFor(() => expect(like()).toBeChecked());
  });

  test('saves the last of several quick taps', async () => {
    await createSignedInParent();
    const held = holdApiResponse('PUT', '/mypage/notification');
    const { user } = renderApp('/mypage/setting#notifications');
    await unfold(user, '댓글과 답변');
    await unfold(user, '공지와 혜택');
    await user.click(like());
    await held.reached;
    await user.click(like());
    await user.click(like());
    await user.click(like());
    await user.click(screen.getByRole('switch', { name: '공지 이메일' }));
    expect(sent('PUT', '/mypage/notification')).toHaveLength(1);
    held.release();
    await waitFor(() => expect(sent('PUT', '/mypage/notification')).toHaveLength(2));
    await waitFor(() => expect(like()).not.toBeChecked());
    await waitFor(async () => {
      const stored = await backend().deps.db.query.notificationChoices.findMany();
      expect(Object.fromEntries(stored.map(({ kind, channel, enabled }) => [`${kind} ${channel}`, enabled]))).toEqual({
        'like push': false,
        'notice email': true,
      });
    });
  });

  test('saves the quiet night for all channels', async () => {
    await createSignedInParent();
    const { user } = renderApp('/mypage/setting#notifications');
    const night = await (await sheet('알림 설정')).findByRole('switch', { name: '밤에는 조용히' });
    expect(night).toBeChecked();
    await user.click(night);
    await waitFor(async () =>
      expect(await backend().deps.db.query.notificationChoices.findMany()).toMatchObject([
        { kind: 'quiet_night', channel: 'app', enabled: false },
      ]),
    );
  });

  test('reverts a choice that could not be saved', async () => {
    await createSignedInParent();
    const { user } = renderApp('/mypage/setting#notifications');
    await unfold(user, '댓글과 답변');
    mockApiUnreachable('PUT', '/mypage/notification');
    await user.click(like());
    expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    await waitFor(() => expect(like()).not.toBeChecked());
  });
});

describe('blocked people', () => {
  test('disappear from the list when unblocked', async () => {
    const { account } = await createSignedInParent();
    const other = await createAccount({ name: '이소란' });
    await backend()
      .deps.db.insert(blocks)
      .values({
        accountId: account.id,
        blockedId: other.id,
        createdAt: new Date('2026-03-10T03:00:00Z'),
      });
    const { user } = renderApp('/mypage/setting#blocked');
    const people = await sheet('차단한 사람');
    expect(await people.findByText(/3월 10일에 차단/)).toBeVisible();
    await user.click(people.getByRole('button', { name: '이소란 님 차단 풀기' }));
    expect(await people.findByText('차단한 사람이 없어요')).toBeVisible();
    expect(await screen.findByText('이소란 님 차단을 풀었어요')).toBeVisible();
    expect(await backend().deps.db.select().from(blocks)).toEqual([]);
  });
});

describe('consents', () => {
  const MARKETING = '마케팅 정보 수신 동의';

  test('gives and withdraws an optional one and lists both entries', async () => {
    await createSignedInParent();
    const { user } = renderApp('/mypage/setting#consents');
    const list = await sheet('동의 내역');
    await user.click(await list.findByRole('button', { name: `${MARKETING} 동의하기` }));
    const text = await sheet(MARKETING);
    expect(await text.findByText(/부터 · .+판$/)).toBeVisible();
    await user.click(text.getByRole('button', { name: '동의하기' }));
    const withdraw = await list.findByRole('button', { name: `${MARKETING} 철회하기` });
    expect(list.getByText(`${MARKETING} · 동의`)).toBeVisible();

    await user.click(withdraw);
    const question = await sheet('동의를 철회할까요?');
    expect(question.getByText(/^철회하면 혜택과 소식을 보내지 않아요/)).toBeVisible();
    await user.click(question.getByRole('button', { name: '철회하기' }));
    expect(await list.findByText(`${MARKETING} · 철회`)).toBeVisible();
    expect(list.getByText(`${MARKETING} · 동의`)).toBeVisible();
    expect(list.getByText('철회했어요')).toBeVisible();
  });

  test('leads to leaving when a required one is withdrawn', async () => {
    const { account } = await createSignedInParent();
    await recordConsents(backend().deps.db, { accountId: account.id, now: Date.now() }, [
      { kind: 'terms', given: true },
    ]);
    const { user, place, goBack } = renderApp('/mypage/setting#consents');
    const list = await sheet('동의 내역');
    await user.click(await list.findByRole('button', { name: /^서비스 이용약관.*철회하기$/ }));
    const question = await sheet('동의를 철회할까요?');
    expect(question.queryByRole('button', { name: '철회하기' })).not.toBeInTheDocument();
    await user.click(question.getByRole('link', { name: '회원 탈퇴 알아보기' }));
    await screen.findByRole('heading', { level: 1, name: '회원 탈퇴' });
    expect(place()).toBe('/mypage/setting/cancel-membership');
    goBack();
    await sheet('동의 내역');
  });

  test('says what is deleted before the consent to health data is withdrawn', async () => {
    const { account } = await createSignedInParent();
    await recordConsents(backend().deps.db, { accountId: account.id, now: Date.now() }, [
      { kind: 'sensitive', given: true },
    ]);
    const { user } = renderApp('/mypage/setting#consents');
    const list = await sheet('동의 내역');
    await user.click(await list.findByRole('button', { name: /^아이의 건강 정보.*철회하기$/ }));
    const question = await sheet('동의를 철회할까요?');
    expect(question.getByText(/체크 답과 결과, 성장 기록.*바로 지워요.*되돌릴 수 없으니/)).toBeVisible();
    await user.click(question.getByRole('button', { name: '모두 지우고 철회하기' }));
    expect(await list.findByText('철회했어요')).toBeVisible();
  });

  test('offers to withdraw a consent to an earlier text', async () => {
    const { account } = await createSignedInParent();
    await backend().deps.db.insert(consents).values({
      accountId: account.id,
      id: crypto.randomUUID(),
      kind: 'sensitive',
      textVersion: '2020-01-1',
      given: true,
      at: new Date(),
    });
    const { user } = renderApp('/mypage/setting#consents');
    const list = await sheet('동의 내역');
    expect(await list.findByText('내용이 바뀌었어요')).toBeVisible();
    expect(list.getByRole('button', { name: /^아이의 건강 정보.*동의하기$/ })).toBeVisible();
    await user.click(list.getByRole('button', { name: /^아이의 건강 정보.*철회하기$/ }));
    await user.click((await sheet('동의를 철회할까요?')).getByRole('button', { name: '모두 지우고 철회하기' }));
    expect(await list.findByText('철회했어요')).toBeVisible();
  });

  test('returns to the list when a text is closed', async () => {
    await createSignedInParent();
    const { user, goBack } = renderApp('/mypage/setting#consents');
    const list = await sheet('동의 내역');
    await user.click(await list.findByRole('button', { name: `${MARKETING} 내용 보기` }));
    await sheet(MARKETING);
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: MARKETING })).not.toBeInTheDocument());
    await sheet('동의 내역');
  });
});
