import type { OwnMedicalInfo } from '@contract/mypage/medical-info.responses';
import { SENSITIVE_CONSENT } from '@contract/test/diagnostics-words';
import { callApi, createSignedInParent } from '@mocks/fixtures';
import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const getInfo = (token: string, childId = '') =>
  callApi<OwnMedicalInfo>('GET', `/medical-info/profile/${childId}`, { token });

test('saves allergies, medicines, the clinic and a person to call after the consent, and keeps a draft', async () => {
  const { token, child } = await createSignedInParent();
  const { user, unmount } = renderApp('/mypage/medical');
  await user.click(await screen.findByLabelText('지금 먹는 약이 없어요'));
  await user.click(screen.getByText('알레르기 추가하기'));
  expect(screen.queryByLabelText('알려진 알레르기가 없어요')).toBeNull();
  await user.click(screen.getByText('저장하기'));
  expect(await screen.findByText('알레르기를 일으키는 것을 입력해 주세요.')).toBeVisible();
  await user.type(screen.getByLabelText('무엇에 알레르기가 있나요?'), '땅콩');
  await user.type(screen.getByLabelText(/병원 이름/), '새싹의원');
  unmount();

  const again = renderApp('/mypage/medical').user;
  expect(await screen.findByText('적어 두었던 내용을 불러왔어요.')).toBeVisible();
  expect(screen.getByLabelText('무엇에 알레르기가 있나요?')).toHaveValue('땅콩');
  await again.click(screen.getByText('연락할 사람 추가하기'));
  const person = within(screen.getByRole('group', { name: '연락할 사람 1' }));
  await again.type(person.getByLabelText('누구인가요?'), '외할머니');
  await again.type(person.getByLabelText('전화번호'), '없음');
  await again.click(screen.getByText('저장하기'));
  expect(await screen.findByText('전화번호를 다시 확인해 주세요. 예: 02-123-4567')).toBeVisible();
  await again.clear(person.getByLabelText('전화번호'));
  await again.type(person.getByLabelText('전화번호'), '010-1234-5678');
  await again.click(screen.getByText('저장하기'));
  expect(await screen.findByText('동의해 주시면 저장할 수 있어요. 적은 내용은 그대로 있어요.')).toBeVisible();
  await again.click(screen.getByLabelText(SENSITIVE_CONSENT.agree));
  await again.click(screen.getByText('저장하기'));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await getInfo(token, child?.id)).toMatchObject({
    allergies: [{ name: '땅콩', reaction: '' }],
    no_medicines: true,
    clinic: { name: '새싹의원' },
    contacts: [{ name: '외할머니', phone: '010-1234-5678' }],
    version: 1,
  });
});

test('says that somebody saved first, in an open form and in a restored draft, before it overwrites', async () => {
  const { token, child } = await createSignedInParent();
  const saveElsewhere = (name: string, version: number) =>
    callApi('PUT', `/medical-info/profile/${child?.id}`, {
      token,
      body: { clinic: { name }, version, consent: true },
    });
  const { user, unmount } = renderApp('/mypage/medical');
  await user.type(await screen.findByLabelText(/병원 이름/), '새싹의원');
  await saveElsewhere('나무의원', 0);
  await user.click(screen.getByLabelText(SENSITIVE_CONSENT.agree));
  await user.click(screen.getByText('저장하기'));
  expect(await screen.findByText(/다른 보호자가 먼저 바꿨어요/)).toBeVisible();
  expect(screen.getByLabelText(/병원 이름/)).toHaveValue('새싹의원');
  unmount();
  await saveElsewhere('하늘의원', 1);

  const again = renderApp('/mypage/medical').user;
  expect(await screen.findByLabelText(/병원 이름/)).toHaveValue('새싹의원');
  await again.click(screen.getByText('저장하기'));
  expect(await screen.findByText(/다른 보호자가 먼저 바꿨어요/)).toBeVisible();
  expect((await getInfo(token, child?.id)).clinic.name).toBe('하늘의원');
  await again.click(screen.getByText('저장하기'));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect((await getInfo(token, child?.id)).clinic.name).toBe('새싹의원');
});

test.each([
  [/병원 이름/, '새싹의원'],
  [/병원 전화/, '02-123-4567'],
])('keeps one change of a field that was filled in before: %s', async (label, text) => {
  const { token, child } = await createSignedInParent();
  await callApi('PUT', `/medical-info/profile/${child?.id}`, {
    token,
    body: { clinic: { name: '나무의원', phone: '02-765-4321' }, version: 0, consent: true },
  });
  const { user, unmount } = renderApp('/mypage/medical');
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await user.tripleClick(field);
  await user.paste(text);
  unmount();

  renderApp('/mypage/medical');
  expect(await screen.findByText('적어 두었던 내용을 불러왔어요.')).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveValue(text);
});
