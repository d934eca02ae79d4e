import type { MailCodeSent } from '@contract/auth/join.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import type { Sharing } from '@contract/profiles/sharing.responses';
import { callApi, createSignedInParent } from '@mocks/fixtures';
import { backend, mailbox } from '@mocks/server';
import { accounts } from '@server/db/schema/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { renderApp } from '@/testing/render-app';
import { shareWith } from '@/testing/share-with';

test('the owner offers a child after a mailed code, and can take the offer back', async () => {
  const { account, token, child } = await createSignedInParent({ name: '하늘엄마', children: [{ name: '하늘' }] });
  const father = await shareWith('하늘아빠', 'guardian', { child: child?.id ?? '', token });
  const { user } = renderApp('/mypage/sharing');
  await user.click(await screen.findByRole('button', { name: '다른 보호자에게 넘기기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '하늘 넘기기' }));
  await user.click(sheet.getByRole('button', { name: '확인 번호 받기' }));
  expect(await sheet.findByText('넘긴 뒤에도 함께 볼지 골라 주세요.')).toBeVisible();
  await user.click(sheet.getByRole('radio', { name: '그만 볼게요' }));
  await user.click(sheet.getByRole('button', { name: '확인 번호 받기' }));
  const code = await sheet.findByLabelText('확인 번호');
  await user.type(code, '000000');
  await user.click(sheet.getByRole('button', { name: '넘기겠다고 보내기' }));
  expect(await sheet.findByText(/^번호가 맞지 않아요/)).toBeVisible();
  await user.clear(code);
  await user.type(code, await getCode(account.id));
  await user.click(sheet.getByRole('button', { name: '넘기겠다고 보내기' }));
  expect(await screen.findByText('하늘아빠 님에게 하늘 넘기기')).toBeVisible();
  const seen = await callApi<Sharing>('GET', `/profile/${child?.id}/sharing`, { token: father });
  expect(seen.handover).toMatchObject({ to_you: true, owner_stays: false });
  await user.click(screen.getByRole('button', { name: '넘기기 거두기' }));
  await waitFor(() => expect(screen.queryByText('하늘아빠 님에게 하늘 넘기기')).not.toBeInTheDocument());
});

/** The code that was mailed to an account last. */
async function getCode(accountId: string): Promise<string> {
  const [row] = await backend().deps.db.select().from(accounts).where(eq(accounts.id, accountId));
  return mailbox().lastCode(row?.email ?? '');
}

test('a guardian takes over the child that is offered, and is its owner then', async () => {
  const { account, token, child } = await createSignedInParent({ name: '하늘엄마', children: [{ name: '하늘' }] });
  const profileId = child?.id ?? '';
  const father = await shareWith('하늘아빠', 'guardian', { child: profileId, token });
  const { people } = await callApi<Sharing>('GET', `/profile/${profileId}/sharing`, { token });
  const sent = await callApi<MailCodeSent>('POST', `/profile/${profileId}/handover/code`, { token });
  await callApi('PUT', `/profile/${profileId}/handover`, {
    token,
    body: {
      guardian_id: people[1]?.id,
      owner_stays: true,
      request_id: sent.request_id,
      code: await getCode(account.id),
    },
  });
  localStorage.setItem('ggp_accessToken', father);
  const { user } = renderApp(`/mypage/sharing?profile=${profileId}`);
  expect(await screen.findByText('하늘엄마 님이 하늘 넘기기를 제안했어요')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '넘겨받기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '하늘 넘겨받기' }));
  await user.click(sheet.getByRole('button', { name: '확인 번호 받기' }));
  const [row] = await backend().deps.db.select().from(accounts).where(eq(accounts.name, '하늘아빠'));
  await user.type(await sheet.findByLabelText('확인 번호'), await getCode(row?.id ?? ''));
  await user.click(sheet.getByRole('button', { name: '넘겨받기' }));
  expect(await screen.findByText('이제 내가 하늘 보호자예요')).toBeVisible();
  const [own] = await callApi<Profile[]>('GET', '/profile', { token: father });
  expect(own).toMatchObject({ id: profileId, role: 'owner' });
});
