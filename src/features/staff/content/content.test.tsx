import { CONTENT_KINDS } from '@contract/staff/content';
import { createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { CONTENT } from '@server/content/content-kinds';
import { PLACES, placeContent } from '@server/content/places';
import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

// The sets are the process's.
afterEach(() => {
  for (const { kind } of CONTENT_KINDS) CONTENT[kind].show(CONTENT[kind].released);
});

async function openPlaces() {
  await signIn(await createAccount({ role: 'admin' }));
  const app = renderApp('/admin/content');
  await app.user.click(await screen.findByRole('button', { name: '나들이할 곳' }));
  await screen.findByText(`${PLACES.length}개`);
  return app;
}
const toFile = (content: unknown) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return Object.assign(new File([text], 'places.json', { type: 'application/json' }), { text: async () => text });
};
const [place] = PLACES;
if (!place) throw new Error('there are no places');

test('a place is found, hidden with a reason and shown again', async () => {
  const { user } = await openPlaces();
  await user.type(screen.getByRole('searchbox', { name: '제목이나 id' }), place.id);
  expect(await screen.findByText('1개')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `${place.name} 숨기기` }));
  const sheet = within(await screen.findByRole('dialog', { name: '숨기기' }));
  await user.click(sheet.getByRole('button', { name: '숨기기' }));
  expect(await sheet.findByText('이유를 입력해 주세요.')).toBeVisible();
  await user.type(sheet.getByRole('textbox', { name: '이유' }), '문을 닫았어요.');
  await user.click(sheet.getByRole('button', { name: '숨기기' }));
  expect(await screen.findByText('숨긴 이유: 문을 닫았어요.')).toBeVisible();
  expect(placeContent.find(place.id)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: `${place.name} 다시 보이기` }));
  expect(await screen.findByRole('button', { name: `${place.name} 숨기기` })).toBeVisible();
  expect(placeContent.find(place.id)).toEqual(place);
});

test('a file shows what it would change, and is taken over', async () => {
  const { user } = await openPlaces();
  const file = toFile({ items: [{ ...place, name: '달무리 놀이터' }] });
  await user.upload(screen.getByLabelText('콘텐츠 파일'), file);
  expect(await screen.findByText(/^추가 0 · 수정 1 · /)).toBeVisible();
  const changes = within(screen.getByRole('region', { name: '수정해요' }));
  expect(changes.getByText('name')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '가져오기' }));
  expect(await screen.findByText('달무리 놀이터')).toBeVisible();
  expect(await screen.findByText('수정함')).toBeVisible();
});

test('a wrong file is explained by row and field, and cannot be taken over', async () => {
  const { user } = await openPlaces();
  await user.upload(screen.getByLabelText('콘텐츠 파일'), toFile({ items: [{ ...place, summary: '' }] }));
  expect(await screen.findByText('비어 있어요.')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'summary' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '가져오기' })).not.toBeInTheDocument();
  await user.upload(screen.getByLabelText('콘텐츠 파일'), toFile('{'));
  expect(await screen.findByText('JSON으로 읽을 수 없는 파일이에요.')).toBeVisible();
});

test('content refuses a parent', async () => {
  await createSignedInParent();
  renderApp('/admin/content');
  expect(await screen.findByText('운영자만 볼 수 있어요')).toBeVisible();
});
