import { HOUR_MS } from '@contract/common/time';
import type { Profile } from '@contract/profiles/profile.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import { createUpload, isServed } from '@mocks/community';
import { bornAgo, callApi, createChild, createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockApiError } from '@mocks/scenarios';
import { backend } from '@mocks/server';
import { uploadSigner } from '@server/http/upload-address';
import { screen, waitFor, within } from '@testing-library/react';
import { birth, name, save, savedChildren } from '@/testing/profile-form';
import { renderApp } from '@/testing/render-app';

const born = bornAgo({ months: 14 });

describe('/auth/profile/edit', () => {
  test('keeps the photo when the name changes, also in a draft that was started an hour ago', async () => {
    const { account } = await createSignedInParent({ children: [] });
    const photo = await createUpload(account);
    const child = await createChild(account.id, { name: '도담', image: withoutSignatures(photo.path) });
    const older = await uploadSigner(backend().deps.config, Date.now() - HOUR_MS)(withoutSignatures(photo.path));
    const begun = {
      name: '도담이',
      birth_date: born,
      gender: 'female',
      early: false,
      gestation_weeks: '',
      image: older,
    };
    localStorage.setItem(`ggp_v1_draft_profile_${child.id}`, JSON.stringify(begun));
    const { user } = renderApp(`/auth/profile/edit?id=${child.id}`);
    expect(await name()).toHaveValue('도담이');
    const shown = within(screen.getByRole('img', { name: '아이 사진' })).getByRole('presentation', { hidden: true });
    expect([shown.getAttribute('src')?.endsWith(older), await isServed(shown)]).toEqual([false, true]);
    await user.click(save());
    await waitFor(async () =>
      expect(await savedChildren()).toMatchObject([{ name: '도담이', imagePath: withoutSignatures(photo.path) }]),
    );
  });

  test('says what another guardian changed first, and saves over it or takes it', async () => {
    const { account, token } = await createSignedInParent({ children: [] });
    const child = await createChild(account.id, { name: '도담', birth_date: born });
    const saveElsewhere = async (weeks: number) => {
      const { updated_at } = await callApi<Profile>('GET', `/profile/selected/${child.id}`, { token });
      const body = { name: '도담', birth_date: born, gender: 'female', gestation_weeks: weeks, updated_at };
      await callApi('PUT', `/profile/${child.id}`, { token, body });
    };
    const { user } = renderApp(`/auth/profile/edit?id=${child.id}`);
    await user.type(await name(), '이');
    await saveElsewhere(32);
    await user.click(save());
    const note = await screen.findByText(/다른 보호자가 먼저 바꿨어요/);
    expect(note.closest('[role="alert"]')).toHaveTextContent(/이름도담.*임신 주수32주/);
    expect(await name()).toHaveValue('도담이');
    expect(await savedChildren()).toMatchObject([{ name: '도담', gestationWeeks: 32 }]);

    await user.click(screen.getByRole('button', { name: '먼저 바뀐 내용으로 보기' }));
    expect(await name()).toHaveValue('도담');
    expect(screen.getByRole('textbox', { name: '태어났을 때 임신 주수' })).toHaveValue('32');
    await saveElsewhere(33);
    await user.type(await name(), '이');
    await user.click(save());
    await screen.findByText(/다른 보호자가 먼저 바꿨어요/);
    await user.click(save());
    await waitFor(async () => expect(await savedChildren()).toMatchObject([{ name: '도담이', gestationWeeks: 32 }]));
  });

  test('opened from a card saves the child and returns', async () => {
    await createSignedInParent({ children: [{ name: '도담', birth_date: bornAgo({ months: 30 }) }] });
    const { user, place } = renderApp('/auth/profile/select');
    await user.click(await screen.findByRole('link', { name: '도담 프로필 수정' }));
    await user.clear(await name());
    await user.type(await name(), '도담이');
    await user.clear(birth());
    await user.type(birth(), born);
    await user.click(save());
    expect(await screen.findByRole('button', { name: /도담이/ })).toHaveTextContent('1년 2개월');
    expect(place()).toBe('/auth/profile/select');
    expect(localStorage.getItem('ggp_ageGroup')).toBe('0~24');
  });

  test('opened from a link loads the child of the address', async () => {
    const { account } = await createSignedInParent({
      children: [{ name: '도담' }, { name: '새봄', gestation_weeks: 33 }],
    });
    const held = holdApiResponse('GET', '/profile/selected/:id');
    renderApp(`/auth/profile/edit?id=${account.children[1]?.id}`);
    expect(await screen.findByText('불러오는 중이에요')).toBeInTheDocument();
    held.release();
    expect(await name()).toHaveValue('새봄');
    expect(screen.getByRole('textbox', { name: '태어났을 때 임신 주수' })).toHaveValue('33');
  });

  test('opened without an id loads the selected child, or leads to the choice of a child', async () => {
    await createSignedInParent({ children: [{ name: '도담' }, { name: '새봄' }] });
    const first = renderApp('/auth/profile/edit');
    expect(await name()).toHaveValue('도담');
    first.unmount();
    localStorage.removeItem('ggp_profileId');
    const { place } = renderApp('/auth/profile/edit');
    await screen.findByRole('heading', { name: '아이 선택' });
    expect(place()).toBe('/auth/profile/select');
  });

  test('shows an unknown child, and loads after a retry', async () => {
    await createSignedInParent();
    const first = renderApp('/auth/profile/edit?id=5d6b1c1e-0b6f-4a8e-8f7f-3f2b7a0c9d11');
    expect(await screen.findByText('이 프로필은 찾을 수 없어요')).toBeVisible();
    first.unmount();
    const broken = mockApiError('GET', '/profile/selected/:id', 500);
    const { user } = renderApp('/auth/profile/edit');
    expect(await screen.findByText('불러오지 못했어요')).toBeVisible();
    broken.restore();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await name()).toHaveValue('도담');
  });

  test('deletes the child once its name is typed and selects the only one left', async () => {
    const { account } = await createSignedInParent({ children: [{ name: '도담' }, { name: '새봄' }] });
    const { user, place } = renderApp('/auth/profile/select');
    await user.click(await screen.findByRole('link', { name: '도담 프로필 수정' }));
    await user.click(await screen.findByRole('button', { name: '프로필 지우기' }));
    const sheet = within(await screen.findByRole('dialog', { name: '도담 프로필을 지울까요?' }));
    const typed = sheet.getByRole('textbox', { name: '아이 이름' });
    await user.type(typed, '새봄');
    await user.click(sheet.getByRole('button', { name: '모두 지우기' }));
    expect(await sheet.findByText('아이의 이름이 일치하지 않아요.')).toBeVisible();
    expect(await savedChildren()).toHaveLength(2);
    await user.clear(typed);
    await user.type(typed, '도담{Enter}');
    await waitFor(() => expect(place()).toBe('/auth/profile/select'));
    expect(await screen.findByRole('button', { name: /새봄/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /도담/ })).toBeNull());
    expect(await savedChildren()).toMatchObject([{ name: '새봄' }]);
    expect(localStorage.getItem('ggp_profileId')).toBe(account.children[1]?.id);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
