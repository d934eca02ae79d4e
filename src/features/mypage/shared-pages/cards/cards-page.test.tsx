import { ROUTINE_LINE_MAX } from '@contract/mypage/care-card';
import type { CareCards } from '@contract/mypage/care-card.responses';
import { SENSITIVE_CONSENT } from '@contract/test/diagnostics-words';
import { callApi, createSignedInParent } from '@mocks/fixtures';
import { mockNetworkDown } from '@mocks/scenarios';
import { screen, waitFor, within } from '@testing-library/react';
import { readQr } from '@/testing/read-qr';
import { renderApp } from '@/testing/render-app';

async function createGuardian() {
  const { token, child } = await createSignedInParent();
  const cards = `/care-card/profile/${child?.id}`;
  return {
    getCards: async () => (await callApi<CareCards>('GET', cards, { token })).cards,
    createCard: () =>
      callApi<CareCards['cards'][number]>('POST', cards, {
        token,
        body: {
          id: crypto.randomUUID(),
          parts: ['contacts', 'routine'],
          routine: ['낮잠은 1시'],
          ends_at: new Date(Date.now() + 3_600_000).toISOString(),
          consent: true,
        },
      }),
  };
}
const routine = () => screen.findByRole('textbox', { name: '하루 일과' });
const make = () => screen.getByRole('button', { name: '돌봄 카드 만들기' });

test('asks for lines and the consent beside their fields, and makes one card although the first answer was lost', async () => {
  const { getCards } = await createGuardian();
  const { user } = renderApp('/mypage/card');
  await user.click(await routine());
  await user.click(make());
  expect(await routine()).toHaveAccessibleDescription(/하루 일과를 한 줄 이상 적거나, 담지 않기를 골라 주세요\./);
  await user.type(await routine(), '가'.repeat(ROUTINE_LINE_MAX + 1));
  await user.click(make());
  expect(await routine()).toHaveAccessibleDescription(new RegExp(`한 줄에 ${ROUTINE_LINE_MAX}자까지`));
  await user.clear(await routine());
  await user.type(await routine(), '낮잠은 1시\n\n우유는 데워서');
  await user.click(make());
  expect(await screen.findByText('동의해 주시면 만들 수 있어요. 적은 내용은 그대로 있어요.')).toBeVisible();
  await user.click(screen.getByLabelText(SENSITIVE_CONSENT.agree));
  const network = mockNetworkDown();
  await user.click(make());
  expect(await screen.findByRole('alert')).toHaveTextContent(/인터넷|연결/);
  network.restore();
  await user.click(make());
  expect(await screen.findByRole('button', { name: 'QR·링크 보기' })).toBeVisible();
  expect(await getCards()).toMatchObject([{ routine: ['낮잠은 1시', '우유는 데워서'], state: 'waiting' }]);
});

test('shows a card by its QR code, lists when it was opened, and ends it', async () => {
  const { createCard } = await createGuardian();
  const { path } = await createCard();
  await callApi('POST', '/card/open', { body: { token: path?.split('#')[1] } });
  const { user } = renderApp('/mypage/card');
  const card = within(await screen.findByRole('region', { name: /까지 볼 수 있는 돌봄 카드$/ }));
  expect(card.getByText('1번 열었어요')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'QR·링크 보기' }));
  const code = await within(await screen.findByRole('dialog')).findByRole('img', { name: '돌봄 카드 QR 코드' });
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  expect(readQr({ size, path: code.firstElementChild?.getAttribute('d') ?? '' })).toContain(path);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(card.getByRole('button', { name: '끝내기' }));
  await user.click(await screen.findByText('지난 7일 동안 끝난 것 1개'));
  expect(screen.getByText(/1번 열었어요 · 직접 끝냈어요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '새 카드 만들기' }));
  expect(await routine()).toHaveValue('낮잠은 1시');
});
