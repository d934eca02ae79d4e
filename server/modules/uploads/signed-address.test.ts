/** @postgres sql */

import { HOUR_MS } from '@contract/common/time';
import type { Profile } from '@contract/profiles/profile.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import type { Member } from '@server/testing/test-community';
import { testConfig } from '@server/testing/test-deps';
import { SIGNED, useTestPictures } from '@server/testing/test-pictures';

const { t, get, getStatus, upload, addChild } = useTestPictures();
let parent: Member;
let neighbour: Member;
beforeEach(async () => {
  [parent, neighbour] = (await t.joinEach(['하늘이네', '새봄'])) as [Member, Member];
});

describe('a signed address', () => {
  test('is the same within an hour, another one after it, and serves the picture for 23 to 24 hours', async () => {
    await addChild(parent);
    const list = async () => (await t.get<Profile[]>('/profile', parent)).data[0]?.profile_image?.path ?? '';
    const first = await list();
    expect(first).toMatch(SIGNED);
    t.clock.now += HOUR_MS - 1;
    expect(await list()).toBe(first);
    t.clock.now += 1;
    const next = await list();
    expect([next === first, withoutSignatures(next)]).toEqual([false, withoutSignatures(first)]);
    t.clock.now += 23 * HOUR_MS - 1;
    expect([await getStatus(first), await getStatus(next)]).toEqual([200, 200]);
    t.clock.now += 1;
    expect([await getStatus(first), await getStatus(next)]).toEqual([404, 200]);
  });

  test('is for its path and its hour alone', async () => {
    const { photo } = await addChild(parent);
    const other = (await addChild(neighbour)).photo;
    const [path = '', signature = ''] = photo.split('?s=');
    const [hour = '', reader = '', mac = ''] = signature.split('.');
    const stranger = neighbour.accountId.replaceAll('-', '');
    const last = mac.endsWith('0') ? '1' : '0';
    for (const wrong of [
      path,
      `${path}?s=`,
      `${path}?s=${Number(hour) + 1}.${reader}.${mac}`,
      `${path}?s=${hour}.${reader}.${mac.slice(0, -1)}${last}`,
      `${path}?s=${hour}.${reader}.${mac.slice(0, -1)}`,
      `${path}?s=${hour}.${mac}`,
      `${path}?s=${hour}.${stranger}.${mac}`,
      `${path}?s=${hour}.${reader}.${'z'.repeat(64)}`,
      `${path}?s=0${hour}.${reader}.${mac}`,
      `${path}?${other.split('?')[1]}`,
      `${path}?S=${signature}`,
    ])
      expect([wrong, await getStatus(wrong)]).toEqual([wrong, 404]);
    expect(await getStatus(photo)).toBe(200);
  });

  test('of another secret serves nothing', async () => {
    const { photo } = await addChild(parent);
    t.deps.config = { ...testConfig, secret: new Uint8Array(32).fill(8) };
    expect(await getStatus(photo)).toBe(404);
  });

  test('is cached privately, for this origin only, and not logged', async () => {
    const { photo } = await addChild(parent);
    const headers = async () => Object.fromEntries((await get(photo)).headers);
    expect(await headers()).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    t.deps.config = { ...testConfig, cdnOrigin: 'https://cdn.example.com' };
    expect(await headers()).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' });
    await get(photo.replace('photos/', 'private/'));
    expect(t.logLines.join('\n')).not.toMatch(/[0-9a-f]{32}\.webp|[0-9a-f]{64}/);
  });
});

test('answers 304 for an unchanged picture without reading it, only while it may be seen', async () => {
  const { photo, id } = await addChild(parent);
  const etag = (await get(photo)).headers.get('etag') ?? '';
  const read = jest.spyOn(t.deps.files, 'get');
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const answer = await get(photo, { 'if-none-match': held });
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      304,
      '',
      'private, max-age=3600',
    ]);
  }
  expect(read).not.toHaveBeenCalled();
  expect((await get(photo, { 'if-none-match': '"other"' })).status).toBe(200);
  await t.call('DELETE', `/profile/${id}`, parent, { name: '하린' });
  expect((await get(photo, { 'if-none-match': etag })).status).toBe(404);
});

test('serves a fresh upload only at its signed address', async () => {
  const { path } = await upload(parent);
  expect(path).toMatch(SIGNED);
  expect([await getStatus(path), await getStatus(withoutSignatures(path))]).toEqual([200, 404]);
});
