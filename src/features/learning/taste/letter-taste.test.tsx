import { createSignedInParent } from '@mocks/fixtures';
import { apiCalls } from '@mocks/server';
import { screen } from '@testing-library/react';
import { draw } from '@/testing/learning';
import { renderApp } from '@/testing/render-app';

const line = (from: [number, number], to: [number, number]) =>
  Array.from({ length: 21 }, (_, at) => ({
    x: from[0] + ((to[0] - from[0]) * at) / 20,
    y: from[1] + ((to[1] - from[1]) * at) / 20,
  }));

test('lets a browser trace one letter and sends nothing', async () => {
  await createSignedInParent();
  const { user } = renderApp('/learn');
  expect(await screen.findByText('배우기는 앱에서 만나요')).toBeVisible();
  const said = screen.getByText('동그라미에서 시작해 봐요');
  await draw(line([310, 338], [1126, 338]));
  expect(said).toHaveTextContent('좋아요! 다음은 여기예요');
  await draw([...line([310, 338], [310, 1098]), ...line([310, 1098], [1154, 1098])]);
  expect(said).toHaveTextContent('반짝반짝, 참 멋져요!');
  await user.click(screen.getByRole('button', { name: '다시 써 보기' }));
  expect(said).toHaveTextContent('동그라미에서 시작해 봐요');
  expect(apiCalls().filter(({ path }) => path.startsWith('/learning'))).toEqual([]);
});
