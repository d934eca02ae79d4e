import { createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { holdApiResponse, mockApiData, mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { apiCalls, backend } from '@mocks/server';
import { PLANS } from '@server/content/plans';
import { coupons } from '@server/db/schema/coupons';
import { releaseLicences } from '@server/modules/history/licences/licences-service';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const PATH = '/auth/join/buy';
const CODE = 'K3JV-9QPX-4T7M-W2HC';
const [plan] = PLANS;
if (!plan) throw new Error('there is no plan');

const createLicence = () => releaseLicences(backend().deps.db, [{ code: CODE, plan: plan.id }], Date.now());
const granted = () => backend().deps.db.select().from(coupons);
const field = () => screen.findByRole('textbox', { name: '이용권 번호' });
const register = () => screen.getByRole('button', { name: '등록하기' });
const registered = () => apiCalls().filter(({ path }) => path === '/auth/join/licence');

describe('a licence code', () => {
  test('grants a coupon and points and shows which', async () => {
    await createSignedInParent();
    await createLicence();
    const { user } = renderApp(PATH);
    await user.type(await field(), 'k3jv 9qpx4t7m w2hc');
    await user.click(register());
    const heading = await screen.findByRole('heading', { name: `${plan.name} 쿠폰을 받았어요` });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/^20\d\d년 \d+월 \d+일까지 쓸 수 있어요\. 100P도 함께 받았어요\.$/)).toBeVisible();
    expect(await granted()).toMatchObject([{ kind: plan.id, usedAt: null }]);
    await user.click(screen.getByRole('button', { name: '다른 이용권 등록하기' }));
    expect(await field()).toHaveValue('');
  });

  test.each([
    ['', '이용권 번호를 입력해 주세요.'],
    ['K3JV', '이용권 번호 16자리를 다시 확인해 주세요. 예: ABCD-EFGH-JKMN-PQRS'],
    ['AAAA-AAAA-AAAA-AAAA', '쓸 수 없는 이용권 번호예요. 번호를 다시 확인해 주세요.'],
  ])('%s is refused at its field: %s', async (typed, sentence) => {
    await createSignedInParent();
    const { user } = renderApp(PATH);
    await user.click(await field());
    await user.paste(typed);
    await user.click(register());
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(sentence));
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await field()).toHaveValue(typed);
    expect(await granted()).toEqual([]);
  });

  test('of another account is refused at the field', async () => {
    await createSignedInParent();
    await createLicence();
    await keepUsedByAnother();
    const { user } = renderApp(PATH);
    await user.type(await field(), CODE);
    await user.click(register());
    expect(await screen.findByText('이미 등록한 이용권 번호예요.')).toBeVisible();
    expect(await granted()).toHaveLength(1);
  });

  async function keepUsedByAnother() {
    const { redeemLicence } = await import('@server/modules/history/licences/licences-service');
    const { id: accountId } = await createAccount();
    const { deps } = backend();
    await redeemLicence({ db: deps.db, now: Date.now(), accountId }, CODE.replaceAll('-', ''));
  }

  test('is registered once for a double tap and stays typed without a connection', async () => {
    await createSignedInParent();
    await createLicence();
    const { user } = renderApp(PATH);
    await user.type(await field(), CODE);
    const network = mockNetworkDown();
    await user.click(register());
    expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    expect(await field()).toHaveValue(CODE);
    network.restore();
    const before = registered().length;
    const held = holdApiResponse('POST', '/auth/join/licence');
    await user.dblClick(register());
    await held.reached;
    held.release();
    await screen.findByText(`${plan.name} 쿠폰을 받았어요`);
    expect(registered().length - before).toBe(1);
    expect(await granted()).toHaveLength(1);
  });

  test('asks a visitor to log in and returns afterwards', async () => {
    const account = await createAccount();
    const { user, place } = renderApp(PATH);
    await user.click(await screen.findByRole('link', { name: '로그인' }));
    await user.type(await screen.findByLabelText('아이디'), account.user_id);
    await user.type(screen.getByLabelText('비밀번호'), `${account.password}{Enter}`);
    expect(await field()).toBeVisible();
    expect(place()).toBe(PATH);
  });
});

describe('the plans', () => {
  test('lists the plans of the server and refers a browser to the app for buying', async () => {
    const { user } = renderApp(PATH);
    for (const { name } of PLANS) expect(await screen.findByRole('heading', { level: 3, name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: `${plan.name} 앱에서 가격 보기` }));
    const sheet = await screen.findByRole('dialog', { name: '가격과 구매는 앱에서 볼 수 있어요' });
    await user.click(within(sheet).getByRole('button', { name: '알겠어요' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('opens the shell’s own screen for buying', async () => {
    const pushed: unknown[] = [];
    window.flutter_inappwebview = {
      callHandler: async (name, payload) => {
        pushed.push([name, payload]);
        return { ok: true };
      },
    };
    try {
      const { user } = renderApp(PATH);
      await user.click(await screen.findByRole('button', { name: `${plan.name} 구매하기` }));
      await waitFor(() =>
        expect(pushed).toEqual([['pushScreen', { name: PATH, value: { plan: plan.id, product_id: plan.product_id } }]]),
      );
      expect(screen.queryByRole('dialog')).toBeNull();
    } finally {
      delete window.flutter_inappwebview;
    }
  });

  test('shows an empty state for no plans beside the licence field', async () => {
    await signIn(await createAccount());
    mockApiData('GET', '/auth/join/plans', []);
    renderApp(PATH);
    expect(await screen.findByText('지금 살 수 있는 이용권이 없어요')).toBeVisible();
    expect(await field()).toBeVisible();
  });

  test('loads the plans after a retry', async () => {
    const refused = mockApiError('GET', '/auth/join/plans', 500);
    const { user } = renderApp(PATH);
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    refused.restore();
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 3, name: plan.name })).toBeVisible();
  });
});
