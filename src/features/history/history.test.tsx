import { DAY_MS } from '@contract/common/time';
import { createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockApiData, mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { apiCalls, backend } from '@mocks/server';
import { coupons } from '@server/db/schema/coupons';
import { pointTransactions } from '@server/db/schema/point-transactions';
import { newCoupon } from '@server/modules/history/coupons/coupon-cards';
import { releaseLicences } from '@server/modules/history/licences/licences-service';
import { earn } from '@server/modules/history/points/ledger';
import { screen, waitFor, within } from '@testing-library/react';
import { getMonth, monthAfter, monthLabel } from '@/domain/points/points-words';
import { renderApp } from '@/testing/render-app';

const POINT = '/history/point';
const COUPON = '/history/coupon';
const CODE = 'K3JV-9QPX-4T7M-W2HC';

const db = () => backend().deps.db;
const sent = (method: string, path: RegExp) =>
  apiCalls().filter((call) => call.method === method && path.test(call.path)).length;
const give = (accountId: string, points: number, { months = 12, now = Date.now() } = {}) =>
  db().transaction((tx) =>
    earn(tx, { accountId, now }, { key: crypto.randomUUID(), reason: 'contest', note: '놀이터', points, months }),
  );
const createCoupon = async (accountId: string, kind = 'month-1', now = Date.now()) =>
  db()
    .insert(coupons)
    .values({ accountId, id: crypto.randomUUID(), ...newCoupon(kind, now) });
const come = () => screen.findByRole('button', { name: '오늘 출석하고 10P 받기' });
const balance = () => screen.findByText(/^[\d,]+P$/);

describe('points', () => {
  test('adds points for today’s attendance to the history', async () => {
    await createSignedInParent();
    const { user, unmount } = renderApp(POINT);
    expect(await screen.findByText(`${monthLabel(getMonth(Date.now()))}에는 내역이 없어요`)).toBeVisible();
    await user.click(await come());
    const line = (await screen.findByText('+10P')).closest('li');
    if (!line) throw new Error('no line');
    expect(within(line).getByText('출석')).toBeVisible();
    expect(within(line).getByText('남은 포인트 10P')).toBeVisible();
    await waitFor(async () => expect(await balance()).toHaveTextContent('10P'));
    const done = screen.getByRole('button', { name: '오늘 출석했어요' });
    expect(done).toHaveFocus();
    await user.click(done);
    expect(sent('POST', /attendance/)).toBe(1);
    unmount();
    renderApp(POINT);
    expect(await screen.findByRole('button', { name: '오늘 출석했어요' })).toBeVisible();
    expect(await balance()).toHaveTextContent('10P');
  });

  test('records attendance once for a double tap and shows a lost connection', async () => {
    await createSignedInParent();
    const { user } = renderApp(POINT);
    const button = await come();
    const network = mockNetworkDown();
    await user.click(button);
    expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    network.restore();
    const before = sent('POST', /attendance/);
    const held = holdApiResponse('POST', '/point/attendance');
    await user.dblClick(await come());
    await held.reached;
    held.release();
    expect(await screen.findByRole('button', { name: '오늘 출석했어요' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent('POST', /attendance/) - before).toBe(1);
    expect(await db().select().from(pointTransactions)).toHaveLength(1);
  });

  test('shows the points that expire soon with their first day', async () => {
    const { account } = await createSignedInParent();
    await give(account.id, 120, { months: 1, now: Date.now() - 10 * DAY_MS });
    renderApp(POINT);
    expect(await screen.findByText(/^\d+월 \d+일부터 120P가 사라져요\.$/)).toBeVisible();
  });

  test('moves between months up to the first and the current one', async () => {
    const { account } = await createSignedInParent();
    const now = getMonth(Date.now());
    const before = monthAfter(now, -1);
    await give(account.id, 70, { now: Date.parse(`${before}-15T03:00:00Z`) });
    const { user } = renderApp(POINT);
    expect(await screen.findByRole('heading', { name: monthLabel(now) })).toBeVisible();
    expect(screen.getByRole('button', { name: '다음 달' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '이전 달' }));
    expect(await screen.findByText('+70P')).toBeVisible();
    expect(screen.getByText('놀이터')).toBeVisible();
    expect(screen.getByRole('button', { name: '이전 달' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '다음 달' }));
    expect(await screen.findByText(`${monthLabel(now)}에는 내역이 없어요`)).toBeVisible();
  });

  test('folds a run of attendance into one line that opens, without far expiries', async () => {
    const { account } = await createSignedInParent();
    const start = Date.parse(`${monthAfter(getMonth(Date.now()), -1)}-10T03:00:00Z`);
    for (let index = 0; index < 4; index += 1)
      await db().transaction((tx) =>
        earn(
          tx,
          { accountId: account.id, now: start + index * DAY_MS },
          { key: `attendance ${index}`, reason: 'attendance', note: '', points: 10, months: 12 },
        ),
      );
    const { user } = renderApp(POINT);
    await user.click(await screen.findByRole('button', { name: '이전 달' }));
    const run = await screen.findByRole('button', { name: /^출석 4번.*10일부터 .*13일까지.*\+40P.*남은 포인트 40P$/ });
    expect(run).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('+10P')).toBeNull();
    await user.click(run);
    expect(screen.getAllByText('+10P')).toHaveLength(4);
    expect(screen.queryByText(/까지 쓸 수/)).toBeNull();
  });

  test('loads more entries of a long month', async () => {
    const { account } = await createSignedInParent();
    for (let i = 1; i <= 22; i += 1) await give(account.id, i);
    const { user } = renderApp(POINT);
    expect(await screen.findByText('+22P')).toBeVisible();
    expect(screen.queryByText('+1P')).toBeNull();
    await user.click(screen.getByRole('button', { name: '내역 더 보기' }));
    expect(await screen.findByText('+1P')).toBeVisible();
  });

  test('loads the points after a retry', async () => {
    await createSignedInParent();
    const refused = mockApiError('GET', '/point', 500);
    const { user } = renderApp(POINT);
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    refused.restore();
    await user.click(retry);
    expect(await come()).toBeVisible();
  });
});

describe('coupons', () => {
  const use = (name = '쑥쑥 이용권 1개월') => screen.findByRole('button', { name: `${name} 사용하기` });
  const tab = (name: string) => screen.getByRole('tab', { name });

  test('grants a coupon for a code and uses it after confirmation', async () => {
    await createSignedInParent();
    await releaseLicences(db(), [{ code: CODE, plan: 'month-1' }], Date.now());
    const { user, place, unmount } = renderApp(COUPON);
    expect(await screen.findByText('사용할 수 있는 쿠폰이 없어요')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '이용권 번호' }), CODE);
    await user.click(screen.getByRole('button', { name: '등록하기' }));
    expect(await screen.findByText('쑥쑥 이용권 1개월 쿠폰과 100P를 받았어요')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '이용권 번호' })).toHaveValue('');
    await user.click(await use());
    const sheet = await screen.findByRole('dialog', { name: '쑥쑥 이용권 1개월을 사용할까요?' });
    expect(sheet).toHaveTextContent('한 번 사용한 쿠폰은 되돌릴 수 없어요.');
    await user.click(within(sheet).getByRole('button', { name: '사용하기' }));
    expect(await screen.findByText(/^쿠폰을 사용했어요\. (20\d\d년 )?\d+월 \d+일까지 이용할 수 있어요$/)).toBeVisible();
    expect(await screen.findByText('사용할 수 있는 쿠폰이 없어요')).toBeVisible();
    await user.click(tab('사용 완료'));
    expect(await screen.findByText(/에 사용했어요 · .*월 .*부터 .*까지$/)).toBeVisible();
    expect(place()).toBe(`${COUPON}?tab=used`);
    expect(await screen.findByRole('heading', { level: 2, name: '쑥쑥 이용권 1개월' })).toBeVisible();
    unmount();
    const later = renderApp(`${COUPON}?tab=used`);
    expect(await screen.findByText(/에 사용했어요 · .*월 .*부터 .*까지$/)).toBeVisible();
    later.unmount();
    renderApp(POINT);
    expect((await screen.findByText('+100P')).closest('li')).toHaveTextContent('이용권 등록');
  });

  test('uses a coupon once for a double tap and keeps it without a connection or when cancelled', async () => {
    const { account } = await createSignedInParent();
    await createCoupon(account.id);
    const { user } = renderApp(COUPON);
    await user.click(await use());
    const sheet = await screen.findByRole('dialog');
    const yes = () => within(sheet).getByRole('button', { name: '사용하기' });
    const network = mockNetworkDown();
    await user.click(yes());
    expect(await within(sheet).findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    network.restore();
    await user.click(within(sheet).getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await use());
    const before = sent('POST', /use$/);
    const held = holdApiResponse('POST', '/coupon/:id/use');
    await user.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: '사용하기' }));
    await held.reached;
    held.release();
    expect(await screen.findByText('사용할 수 있는 쿠폰이 없어요')).toBeVisible();
    expect(sent('POST', /use$/) - before).toBe(1);
  });

  test('shows that a coupon was used on another device', async () => {
    const { account } = await createSignedInParent();
    await createCoupon(account.id);
    const { user } = renderApp(COUPON);
    await user.click(await use());
    await db().update(coupons).set({ usedAt: new Date(), opensOn: '20260101', closesOn: '20260201' });
    const sheet = await screen.findByRole('dialog');
    await user.click(within(sheet).getByRole('button', { name: '사용하기' }));
    expect(await within(sheet).findByText('이미 쓴 쿠폰이에요.')).toBeVisible();
  });

  test('lists expired coupons apart with their last day', async () => {
    const { account } = await createSignedInParent();
    await createCoupon(account.id, 'point-week', Date.now() - 200 * DAY_MS);
    const { user } = renderApp(COUPON);
    await screen.findByText('사용할 수 있는 쿠폰이 없어요');
    await user.click(tab('기간 만료'));
    expect(await screen.findByText(/에 기한이 끝났어요$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /사용하기$/ })).toBeNull();
  });

  test('exchanges points for coupons after confirmation while they suffice', async () => {
    const { account } = await createSignedInParent();
    await give(account.id, 700);
    const { user } = renderApp(COUPON);
    const week = () => screen.findByRole('button', { name: '쑥쑥 이용권 7일 300P에 바꾸기' });
    expect(await screen.findByRole('button', { name: '쑥쑥 이용권 1개월 1,000P에 바꾸기' })).toBeDisabled();
    expect(screen.getByText('300P 더 모으면 바꿀 수 있어요')).toBeVisible();
    for (const left of ['400P', '100P']) {
      await user.click(await week());
      const sheet = await screen.findByRole('dialog', { name: '300P를 쿠폰으로 바꿀까요?' });
      expect(sheet).toHaveTextContent(`${left}가 남아요`);
      await user.dblClick(within(sheet).getByRole('button', { name: '바꾸기' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await screen.findByText(left)).toBeVisible();
    }
    expect(await week()).toBeDisabled();
    expect(await db().select().from(coupons)).toHaveLength(2);
  });

  test('takes the points once when the first answer was lost', async () => {
    const { account } = await createSignedInParent();
    await give(account.id, 700);
    const { user } = renderApp(COUPON);
    await user.click(await screen.findByRole('button', { name: '쑥쑥 이용권 7일 300P에 바꾸기' }));
    const sheet = await screen.findByRole('dialog');
    const network = mockNetworkDown();
    await user.click(within(sheet).getByRole('button', { name: '바꾸기' }));
    expect(await within(sheet).findByRole('alert')).toBeVisible();
    network.restore();
    await user.click(within(sheet).getByRole('button', { name: '바꾸기' }));
    expect(await screen.findByText('쑥쑥 이용권 7일 쿠폰으로 바꿨어요')).toBeVisible();
    expect(await db().select().from(coupons)).toHaveLength(1);
  });

  test('loads the coupons after a retry', async () => {
    await createSignedInParent();
    mockApiData('GET', '/coupon/kind', []);
    const refused = mockApiError('GET', '/coupon', 500);
    const { user } = renderApp(COUPON);
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    refused.restore();
    await user.click(retry);
    expect(await screen.findByText('사용할 수 있는 쿠폰이 없어요')).toBeVisible();
    expect(screen.getByText('지금 바꿀 수 있는 쿠폰이 없어요')).toBeVisible();
  });
});

describe('licence codes of the staff', () => {
  test('are created, shown once and counted', async () => {
    await createSignedInParent({ role: 'admin' });
    const { user } = renderApp('/admin/coupon');
    expect(await screen.findByText('아직 만든 번호가 없어요')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '3개월' }));
    await user.type(screen.getByRole('textbox', { name: '개수' }), '2');
    await user.type(screen.getByRole('textbox', { name: /^메모/ }), '봄 행사');
    await user.click(screen.getByRole('button', { name: '번호 만들기' }));
    const heading = await screen.findByRole('heading', { name: '쑥쑥 이용권 3개월 번호 2개를 만들었어요' });
    expect(heading).toHaveFocus();
    const codes = within(screen.getByRole('list', { name: '만든 번호' })).getAllByRole('listitem');
    expect(codes.map(({ textContent }) => textContent)).toEqual(
      Array(2).fill(expect.stringMatching(/^[0-9A-Z-]{19}$/)),
    );
    await user.click(screen.getByRole('button', { name: '모두 복사하기' }));
    expect(await screen.findByText('번호를 복사했어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '저장했어요, 닫기' }));
    expect(await screen.findByRole('heading', { name: '봄 행사' })).toBeVisible();
    expect(screen.getByText('2개 가운데 0개 등록')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '개수' })).toHaveValue('');
  });

  test('are refused at the field for a wrong count', async () => {
    await createSignedInParent({ role: 'admin' });
    const { user } = renderApp('/admin/coupon');
    const count = await screen.findByRole('textbox', { name: '개수' });
    await user.type(count, '501');
    await user.click(screen.getByRole('button', { name: '번호 만들기' }));
    await waitFor(() => expect(count).toHaveAccessibleDescription('1개부터 500개까지 만들 수 있어요.'));
    expect(count).toHaveAttribute('aria-invalid', 'true');
    expect(sent('POST', /licence/)).toBe(0);
  });

  test('are hidden from other accounts', async () => {
    await createSignedInParent();
    renderApp('/admin/coupon');
    expect(await screen.findByText('운영자만 볼 수 있어요')).toBeVisible();
  });
});
