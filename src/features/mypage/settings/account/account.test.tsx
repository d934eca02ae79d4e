import { createMember } from '@mocks/community';
import { callApi, createSignedInParent } from '@mocks/fixtures';
import { apiCalls, mailbox } from '@mocks/server';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '@/testing/render-app';

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const sent = (path: string) => apiCalls().filter((call) => call.path === path && call.method !== 'GET');

async function put(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

test('changes the nickname, and shows at the field that another parent has it', async () => {
  await createMember('새봄네');
  await createSignedInParent();
  const { user } = renderApp('/mypage/setting');
  await user.click(await row('닉네임'));
  const form = await sheet('닉네임');
  const field = await form.findByRole('textbox', { name: '닉네임' });
  await put(user, field, '새봄네');
  await user.click(form.getByRole('button', { name: '저장하기' }));
  expect(await form.findByText('이미 쓰고 있는 닉네임이에요.')).toBeVisible();
  await put(user, field, '하늘이네');
  await user.click(form.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('닉네임을 저장했어요')).toBeVisible();
  await waitFor(async () => expect(await row('닉네임')).toHaveTextContent('하늘이네'));
});

test('refuses a nickname like the staff’s before it is sent', async () => {
  await createSignedInParent();
  const { user } = renderApp('/mypage/setting#nickname');
  const form = await sheet('닉네임');
  await put(user, await form.findByRole('textbox', { name: '닉네임' }), '운영자');
  await user.click(form.getByRole('button', { name: '저장하기' }));
  expect(await form.findByText('운영자나 전문가로 보일 수 있는 닉네임은 쓸 수 없어요.')).toBeVisible();
  expect(sent('/community/nickname')).toEqual([]);
});

test('changes the name everywhere at once', async () => {
  await createSignedInParent({ name: '김하늘' });
  const { user } = renderApp('/mypage/setting#name');
  const form = await sheet('이름');
  await put(user, form.getByRole('textbox', { name: '이름' }), '김바다');
  await user.click(form.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('김바다 님')).toBeVisible();
});

describe('the e-mail address', () => {
  const openForm = async () => {
    const { account } = await createSignedInParent();
    const { user } = renderApp('/mypage/setting#email');
    const form = await sheet('이메일 바꾸기');
    await put(user, await form.findByRole('textbox', { name: '새 이메일' }), 'moved@mail.example');
    await user.click(form.getByRole('button', { name: '확인 번호 받기' }));
    return { account, user, form, code: await form.findByRole('textbox', { name: '확인 번호' }) };
  };

  test('is changed with the mailed code and the password', async () => {
    const { account, user, form, code } = await openForm();
    await put(user, code, mailbox().lastCode());
    await put(user, form.getByLabelText('비밀번호'), account.password);
    await user.click(form.getByRole('button', { name: '이메일 바꾸기' }));
    expect(await screen.findByText('이메일을 바꿨어요')).toBeVisible();
    await waitFor(async () => expect(await row('이메일')).toHaveTextContent('moved@mail.example'));
  });

  test('stays with a wrong password, which is said at its field', async () => {
    const { user, form, code } = await openForm();
    await user.click(form.getByRole('button', { name: '이메일 바꾸기' }));
    expect(await form.findByText('비밀번호를 입력해 주세요.')).toBeVisible();
    expect(sent('/mypage/account/email')).toEqual([]);
    await put(user, code, mailbox().lastCode());
    await put(user, form.getByLabelText('비밀번호'), 'not-my-password');
    await user.click(form.getByRole('button', { name: '이메일 바꾸기' }));
    expect(await form.findByText('지금 쓰는 비밀번호가 맞지 않아요.')).toBeVisible();
    expect(code).not.toHaveValue('');
  });
});

test('saves the chosen animal as the picture, and removes it again', async () => {
  const { token } = await createSignedInParent();
  const picture = () => callApi('GET', '/mypage/account', { token });
  const { user } = renderApp('/mypage/setting#picture');
  const form = await sheet('프로필 사진');
  await user.click(await form.findByRole('radio', { name: '여우' }));
  await user.click(form.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('프로필 사진을 저장했어요')).toBeVisible();
  expect(await picture()).toMatchObject({ profile_image_path: 'animals/fox' });

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await row('프로필 사진'));
  const again = await sheet('프로필 사진');
  expect(await again.findByRole('radio', { name: '여우' })).toBeChecked();
  await user.click(again.getByRole('button', { name: '고르지 않을래요' }));
  await user.click(again.getByRole('button', { name: '저장하기' }));
  await waitFor(async () => expect(await picture()).toMatchObject({ profile_image_path: null }));
});
