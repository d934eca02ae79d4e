import { createMember, createPost, createUpload, joinCommunity, type Member } from '@mocks/community';
import { createSignedInParent } from '@mocks/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const uploadPaths = async (member: Member, count: number) =>
  (await Promise.all(Array.from({ length: count }, () => createUpload(member)))).map(({ path }) => path);

/** Opens a post of somebody else with so many photos below its text, and the given one inside it. */
async function openPost({ below, inside = 0 }: { below: number; inside?: number }) {
  const author = await createMember('새봄');
  const written = await uploadPaths(author, inside);
  const post = await createPost(author, {
    content: `<p>바다에 갔어요.</p>${written.map((path, index) => `<img src="/uploads/${path}" alt="${index === 0 ? '모래성' : ''}">`).join('')}<p>끝</p>`,
    images: await uploadPaths(author, below),
  });
  const { account } = await createSignedInParent();
  await joinCommunity(account, '읽는이');
  const app = renderApp(`/community/info/board/${post.id}`);
  await screen.findByText('끝');
  return app;
}

const viewer = () => screen.findByRole('dialog', { name: '사진 크게 보기' });
const buttons = () =>
  screen.getAllByRole('button', { name: /크게 보기/ }).map((item) => item.getAttribute('aria-label'));

test('a single photo is a button as wide as the column', async () => {
  await openPost({ below: 1 });
  expect(buttons()).toEqual(['사진 1 크게 보기']);
  expect(screen.queryByRole('group', { name: /^사진 \d장$/ })).not.toBeInTheDocument();
});

test('a photo has its colour until it is loaded', async () => {
  await openPost({ inside: 1, below: 1 });
  for (const name of ['모래성', '사진 2'])
    expect(screen.getByRole('img', { name })).toHaveStyle({ backgroundColor: '#88b868' });
});

test('more than four photos are four tiles, the last of which counts the others', async () => {
  await openPost({ below: 6 });
  const grid = within(screen.getByRole('group', { name: '사진 6장' }));
  expect(grid.getAllByRole('button')).toHaveLength(4);
  expect(grid.getByRole('button', { name: '사진 4 크게 보기, +2장' })).toHaveTextContent('+2');
});

test('neighbours in the text are one grid in their place, numbered before those below it', async () => {
  await openPost({ inside: 2, below: 1 });
  expect(buttons()).toEqual(['모래성 크게 보기', '사진 2 크게 보기', '사진 3 크게 보기']);
  const grid = screen.getByRole('group', { name: '사진 2장' });
  expect(grid.compareDocumentPosition(screen.getByText('끝'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the viewer moves by the arrow keys, closes on Esc and gives the focus back', async () => {
  const { user } = await openPost({ inside: 1, below: 2 });
  await user.click(screen.getByRole('button', { name: '모래성 크게 보기' }));
  const dialog = await viewer();
  expect(within(dialog).getByText('1 / 3')).toBeVisible();
  expect(within(dialog).getByText('모래성')).toBeVisible();

  await user.keyboard('{ArrowRight}');
  expect(await within(dialog).findByText('2 / 3')).toBeVisible();
  expect(within(dialog).queryByText('모래성')).not.toBeInTheDocument();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: '모래성 크게 보기' })).toHaveFocus();
});

test('Back closes the viewer and leaves the page open', async () => {
  const { user } = await openPost({ below: 2 });
  await user.click(screen.getByRole('button', { name: '사진 2 크게 보기' }));
  await viewer();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('바다에 갔어요.')).toBeVisible();
});
