import { createMember, createPost, createUpload } from '@mocks/community';
import { createSignedInParent } from '@mocks/fixtures';
import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

test.each([
  ['trip', 'place-001', '/community/trip/place-001', '국립중앙박물관(어린이박물관), 다녀온 부모의 사진'],
  ['book', 'book-love-you', '/community/book/book-love-you', '사랑해 사랑해 사랑해, 읽은 부모의 사진'],
] as const)('the first photo of a %s review heads its page and opens whole', async (section, subject, page, name) => {
  const author = await createMember('새봄');
  const { path } = await createUpload(author);
  await createPost(author, { section, subject, category: '여행', stars: 5, images: [path] });
  await createSignedInParent();
  const { user } = renderApp(page);
  await user.click(await screen.findByRole('button', { name: `${name} 크게 보기` }));
  expect(await screen.findByRole('dialog', { name: '사진 크게 보기' })).toBeVisible();
});
