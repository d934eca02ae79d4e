import type { Profile, UploadedImage } from '@contract/profiles/profile.responses';
import { type Member, useTestCommunity } from './test-community';

export const SIGNED = /^photos\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp\?s=[0-9]+\.(?:[0-9a-f]{32}\.)?[0-9a-f]{64}$/;

/** For tests: the community, with uploads of its members and the answers at their addresses. */
export function useTestPictures() {
  const t = useTestCommunity();

  const get = (path: string, headers?: Record<string, string>) =>
    t.app.request(`http://localhost/uploads/${path}`, headers && { headers });
  const getStatus = async (path: string) => (await get(path)).status;

  async function upload(as: Member): Promise<UploadedImage> {
    const form = new FormData();
    form.set('file', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo.jpg', { type: 'image/jpeg' }));
    return (await t.call<UploadedImage>('POST', '/upload/image', as, form)).data;
  }
  async function addChild(as: Member) {
    const { path } = await upload(as);
    const body = { name: '하린', birth_date: '20250301', gender: 'female', image: path };
    const { data } = await t.call<Profile>('POST', '/profile', as, body);
    return { ...data, photo: data.profile_image?.path ?? '' };
  }

  return { t, get, getStatus, upload, addChild };
}
