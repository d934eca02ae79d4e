import { createComment, createMember, createPost, joinCommunity } from '@mocks/community';
import { createAccount, createSignedInParent } from '@mocks/fixtures';
import { backend } from '@mocks/server';
import { accountFreezes, accounts } from '@server/db/schema';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { renderApp } from '@/testing/render-app';

const TYPED = '새로 적은 말';

type Opened = { user: UserEvent; leave: () => void };
/** Makes what the form is about; what it returns opens the form as after a reload, and finds one of its fields. */
type Form = () => Promise<{ path: string; open: (user: UserEvent) => Promise<HTMLElement> }>;

const dialog = async (name?: string) => within(await screen.findByRole('dialog', name === undefined ? {} : { name }));
const click = async (user: UserEvent, element: HTMLElement) => user.click(element);

async function createThread() {
  const post = await createPost(await createMember('새봄'), { title: '첫걸음' });
  const { account } = await createSignedInParent();
  const reader = await joinCommunity(account, '읽는이');
  await createComment(reader, post.id, '내 댓글');
  return `/community/info/board/${post.id}`;
}

const FORMS: Record<string, Form> = {
  'a comment that is changed': async () => ({
    path: await createThread(),
    open: async (user) => {
      await click(user, await screen.findByRole('button', { name: '읽는이 님의 댓글 더 보기' }));
      await click(user, (await dialog()).getByRole('button', { name: '수정' }));
      return screen.findByRole('textbox', { name: '댓글 수정' });
    },
  }),
  'a report': async () => ({
    path: await createThread(),
    open: async (user) => {
      await click(user, await screen.findByRole('button', { name: '글 더 보기' }));
      await click(user, (await dialog()).getByRole('button', { name: '글 신고하기' }));
      return (await dialog('글 신고하기')).getByRole('textbox');
    },
  }),
  'the own name': async () => {
    await createSignedInParent();
    return {
      path: '/mypage/setting#name',
      open: async () => (await dialog('이름')).getByRole('textbox', { name: '이름' }),
    };
  },
  'the nickname': async () => {
    await createSignedInParent();
    return {
      path: '/mypage/setting#nickname',
      open: async () => (await dialog('닉네임')).findByRole('textbox', { name: '닉네임' }),
    };
  },
  'the day of a care card': async () => {
    await createSignedInParent();
    return { path: '/mypage/card', open: () => screen.findByRole('textbox', { name: '하루 일과' }) };
  },
  'a pasted table of measurements': async () => {
    await createSignedInParent();
    return {
      path: '/mypage/analysis/development',
      open: async (user) => {
        await click(user, await screen.findByRole('button', { name: /파일에서 가져오기/ }));
        return (await dialog('성장 기록 가져오기')).findByRole('textbox', { name: /붙여 넣기/ });
      },
    };
  },
  'the appeal of a frozen account': async () => {
    const { id, user_id, password } = await createAccount();
    const { db } = backend().deps;
    const frozenAt = new Date('2026-03-01T03:00:00Z');
    await db.update(accounts).set({ frozenAt }).where(eq(accounts.id, id));
    const why = { reason: 'spam', text: '같은 광고를 여러 번 올렸어요.' } as const;
    await db.insert(accountFreezes).values({ accountId: id, id: crypto.randomUUID(), ...why, frozenAt });
    return {
      path: '/auth/login',
      open: async (user) => {
        const loginId = await screen.findByLabelText('아이디');
        await user.clear(loginId);
        await user.type(loginId, user_id);
        await user.type(screen.getByLabelText('비밀번호'), password);
        await click(user, screen.getByRole('button', { name: '로그인' }));
        return screen.findByRole('textbox', { name: '이의' });
      },
    };
  },
};

const start = (path: string): Opened => {
  const { user, unmount } = renderApp(path);
  return { user, leave: unmount };
};

test.each(Object.keys(FORMS))('%s: what was typed is there after a reload', async (name) => {
  const { path, open } = (await FORMS[name]?.()) ?? { path: '/', open: () => Promise.reject(new Error(name)) };
  const first = start(path);
  const field = await open(first.user);
  await first.user.clear(field);
  await first.user.type(field, TYPED);
  first.leave();

  const second = start(path);
  const again = await open(second.user);
  await waitFor(() => expect(again).toHaveValue(TYPED));
});

test('a form that was only looked at leaves no draft', async () => {
  for (const name of ['the own name', 'the nickname', 'the day of a care card']) {
    const { path, open } = (await FORMS[name]?.()) ?? { path: '', open: () => Promise.reject(new Error(name)) };
    const { user, leave } = start(path);
    await user.click(await open(user));
    await screen.findAllByRole('button');
    leave();
  }
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('what was sent, or taken back by 취소, is no draft any more', async () => {
  await createSignedInParent();
  const first = start('/mypage/setting#name');
  const sheet = await dialog('이름');
  const field = sheet.getByRole('textbox', { name: '이름' });
  await first.user.clear(field);
  await first.user.type(field, '김바다');
  await click(first.user, sheet.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('이름을 저장했어요')).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  first.leave();

  const { path, open } = (await FORMS['a comment that is changed']?.()) ?? { path: '', open: () => Promise.reject() };
  const second = start(path);
  await second.user.type(await open(second.user), TYPED);
  await click(second.user, screen.getByRole('button', { name: '취소' }));
  expect(Object.keys(localStorage).filter((key) => key.includes('draft_comment'))).toEqual([]);
});
