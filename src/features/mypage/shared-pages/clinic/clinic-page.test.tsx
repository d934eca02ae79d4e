import type { ClinicLinks } from '@contract/mypage/clinic.responses';
import { bornAgo, callApi, createSignedInParent } from '@mocks/fixtures';
import { mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { screen, waitFor, within } from '@testing-library/react';
import { readQr } from '@/testing/read-qr';
import { renderApp } from '@/testing/render-app';

/** A parent who has agreed to health data, of a child of ten months. */
async function createGuardian() {
  const { token, child } = await createSignedInParent({
    children: [{ name: '하늘', birth_date: bornAgo({ months: 10 }) }],
  });
  const id = child?.id ?? '';
  await callApi('PUT', `/medical-info/profile/${id}`, { token, body: { clinic: {}, version: 0, consent: true } });
  const links = `/clinic-link/profile/${id}`;
  return {
    getLinks: () => callApi<ClinicLinks>('GET', links, { token }),
    createLink: () =>
      callApi<ClinicLinks['links'][number]>('POST', links, {
        token,
        body: { id: crypto.randomUUID(), parts: ['checks', 'vaccines'] },
      }),
  };
}

const make = () => screen.findByRole('button', { name: 'QR 코드 만들기' });

async function shownAddress() {
  const code = await screen.findByRole('img', { name: '진료실에서 찍을 QR 코드' });
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  return readQr({ size, path: code.firstElementChild?.getAttribute('d') ?? '' });
}

test('makes one link of what was chosen, shows its QR code, lists it as ended and folds the next one', async () => {
  const { getLinks } = await createGuardian();
  const { user } = renderApp('/mypage/clinic');
  await user.click(await screen.findByRole('switch', { name: '예방접종' }));
  await user.dblClick(await make());
  expect(await shownAddress()).toMatch(/\/clinic#[0-9a-f]{64}$/);
  const card = within(screen.getByRole('region', { name: '지금 보여 주는 것' }));
  expect(card.getByText('체크 결과와 물어볼 것 · 성장 기록과 곡선 · 알레르기·약·병원')).toBeVisible();
  expect((await getLinks()).links).toHaveLength(1);
  expect(screen.getByRole('button', { name: '하나 더 만들기' })).toBeVisible();
  await user.click(card.getByRole('button', { name: '보여 주기 끝내기' }));
  expect(await make()).toBeVisible();
  await user.click(screen.getByText('지난 7일 동안 끝난 것 1개'));
  expect(screen.getByText(/아무도 열지 않았어요 · 직접 끝냈어요/)).toBeVisible();
});

test('says beside the choice that a part is needed, and by the button what the server and a lost connection refuse', async () => {
  const { getLinks } = await createGuardian();
  const { user } = renderApp('/mypage/clinic');
  const switches = await screen.findAllByRole('switch');
  for (const part of switches) await user.click(part);
  await user.click(await make());
  const choice = screen.getByRole('group', { name: '무엇을 보여 줄까요?' });
  expect(choice).toHaveAccessibleDescription('보여 줄 것을 하나 이상 골라 주세요.');
  for (const part of switches) await user.click(part);
  expect(choice).not.toHaveAccessibleDescription();

  const refusal = mockApiError('POST', '/clinic-link/profile/*', 409, {
    code: 'LINKS_FULL',
    message: '한 번에 다섯 개까지 만들 수 있어요.',
  });
  await user.click(await make());
  expect(await screen.findByRole('alert')).toHaveTextContent('한 번에 다섯 개까지 만들 수 있어요.');
  refusal.restore();
  const network = mockNetworkDown();
  await user.click(await make());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/인터넷|연결/));
  network.restore();
  expect((await getLinks()).links).toEqual([]);
  await user.click(await make());
  expect(await shownAddress()).toMatch(/\/clinic#/);
});

test('saves one result that a clinic sent, deletes another after asking, and keeps it while the server refuses', async () => {
  const { createLink, getLinks } = await createGuardian();
  const send = async (note: string) => {
    const { path } = await createLink();
    await callApi('POST', '/clinic/open', { body: { token: path?.split('#')[1] } });
    await callApi('POST', '/clinic/official-result', {
      body: { round: 3, taken_on: bornAgo({ months: 0 }), rows: { language: 'follow_up' }, place: '새싹의원', note },
    });
  };
  await send('석 달 뒤에 다시 봐요.');
  await send('잘못 보냈어요.');
  const { user } = renderApp('/mypage/clinic');
  expect(await screen.findAllByText('진료실에서 보고 있어요')).toHaveLength(2);
  const refusal = mockApiError('POST', '/clinic-link/profile/*/result/*/approve', 503);
  const [save] = await screen.findAllByRole('button', { name: '저장하기' });
  if (save) await user.click(save);
  await waitFor(() => expect(save).toBeEnabled());
  expect(screen.getByText('석 달 뒤에 다시 봐요.')).toBeVisible();
  refusal.restore();
  if (save) await user.click(save);
  await waitFor(() => expect(screen.queryByText('석 달 뒤에 다시 봐요.')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '지우기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '병원이 보낸 결과를 지울까요?' }));
  await user.click(sheet.getByRole('button', { name: '지우기' }));
  await waitFor(() => expect(screen.queryByText('잘못 보냈어요.')).not.toBeInTheDocument());
  expect((await getLinks()).results).toEqual([]);
});
