import type { SignedIn } from '@contract/auth/auth.responses';
import type { CalendarFeed } from '@contract/home/health-windows-calendar.responses';
import { createJoinForm } from '@server/testing/join-form';
import { useTestApp } from '@server/testing/test-app';
import { testConfig } from '@server/testing/test-deps';
import { readSignature, uploadSigner } from '../upload-address';

const t = useTestApp();
const [OLD, NEW] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(8)];
const rotate = (secret: Uint8Array, ...previousSecrets: Uint8Array[]) => {
  t.deps.config = { ...testConfig, secret, previousSecrets };
};
beforeEach(() => rotate(OLD));

const cookieNamed = (headers: Headers, name: string) =>
  new RegExp(`${name}=([^;]*)`).exec(headers.getSetCookie().join('\n'))?.[1] ?? '';
const refresh = (token: string) =>
  t.callJson<SignedIn>('POST', '/auth/refresh-token', { headers: { cookie: `ggp_refreshToken=${token}` } });
async function logIn(cookie = '') {
  const answer = await t.callJson<SignedIn>('POST', '/auth/login', {
    body: { user_id: 'haneul', password: 'bomnal-2026!' },
    headers: { cookie },
  });
  return {
    access: answer.data.access_token,
    refreshToken: cookieNamed(answer.headers, 'ggp_refreshToken'),
    device: cookieNamed(answer.headers, 'ggp_device'),
  };
}
const signUp = () => t.signUp({ loginId: 'haneul', password: 'bomnal-2026!' });
const getInfo = async (token: string) => (await t.call('GET', '/auth/info', { token })).status;

describe('with the previous secret beside the new one', () => {
  test('a sign-in of before is valid, and ends when the previous secret is gone', async () => {
    await signUp();
    const { access } = await logIn();
    rotate(NEW, OLD);
    expect(await getInfo(access)).toBe(200);
    t.deps.verifyHmac = undefined;
    expect(await getInfo(access)).toBe(200);
    rotate(NEW);
    expect(await getInfo(access)).toBe(401);
  });

  test('a refresh token gets the successor that it got before the rotation, whose own is valid', async () => {
    await signUp();
    const { refreshToken } = await logIn();
    const before = cookieNamed((await refresh(refreshToken)).headers, 'ggp_refreshToken');
    rotate(NEW, OLD);
    const again = cookieNamed((await refresh(refreshToken)).headers, 'ggp_refreshToken');
    expect(again).toBe(before);
    const next = await refresh(again);
    expect(next.status).toBe(200);
    rotate(NEW);
    expect((await refresh(cookieNamed(next.headers, 'ggp_refreshToken'))).status).toBe(200);
    expect(await getInfo(next.data.access_token)).toBe(200);
  });

  test('a known device stays known and gets a mark of the new secret', async () => {
    await signUp();
    const { device } = await logIn();
    rotate(NEW, OLD);
    const renewed = (await logIn(`ggp_device=${device}`)).device;
    expect(renewed.split('.')[1]).toBe(device.split('.')[1]);
    rotate(NEW);
    expect((await logIn(`ggp_device=${renewed}`)).device).toBe('');
  });

  test('a signed address of before opens its picture', async () => {
    const path = '/uploads/photos/a.webp';
    const sign = (secret: Uint8Array) => uploadSigner({ secret }, t.clock.now)(path);
    const signature = (await sign(OLD)).split('?s=')[1];
    const both = { secret: NEW, previousSecrets: [OLD] };
    expect(await readSignature(both, t.clock.now, path, signature)).toEqual({ reader: null });
    expect(await readSignature({ secret: NEW }, t.clock.now, path, signature)).toBeNull();
  });

  test('a code that was mailed before is right', async () => {
    const form = await createJoinForm(t);
    rotate(NEW, OLD);
    expect((await t.callJson('POST', '/auth/join', { body: form })).status).toBe(201);
  });

  test('the address of a calendar is shown, as long as one of the secrets made it', async () => {
    const { token } = await t.signUp();
    const read = async () =>
      (await t.callJson<CalendarFeed | null>('GET', '/health-windows/calendar', { token })).data?.path;
    await t.call('PUT', '/health-windows/calendar', { token, body: { names: 'initial' } });
    const path = await read();
    rotate(NEW, OLD);
    expect(await read()).toBe(path);
  });

  test('a repeated write is answered as before', async () => {
    const { token } = await t.signUp();
    const write = () =>
      t.callJson<{ id: string }>('POST', '/profile', {
        token,
        body: { name: '하린', birth_date: '20250310', gender: 'female' },
        headers: { 'idempotency-key': '0197a3b0-0000-7000-8000-000000000001' },
      });
    const first = await write();
    rotate(NEW, OLD);
    expect(await write()).toMatchObject({ status: 201, data: { id: first.data.id } });
  });
});
