import { apiCalls, backend, mailbox } from '@mocks/server';
import { accounts } from '@server/db/schema/accounts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from './render-app';

export const PASSWORD = '보슬비 내리는 마당';
export const EMAIL = 'sprout@example.com';

export const members = () => backend().deps.db.select().from(accounts);
export const asked = (call: string) => apiCalls().filter(({ method, path }) => `${method} ${path}` === call);
export const storedText = () =>
  JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]) + JSON.stringify(window.history.state);

export const next = () => screen.getByRole('button', { name: '다음' });
export const tick = (name: RegExp | string) => screen.findByRole('checkbox', { name });
export const userId = () => screen.findByRole('textbox', { name: '아이디' });
export const password = () => screen.getByLabelText('비밀번호');
export const again = () => screen.getByLabelText('비밀번호 확인');
export const personName = () => screen.findByRole('textbox', { name: '이름' });
export const email = () => screen.getByRole('textbox', { name: '이메일' });
export const code = () => screen.findByRole('textbox', { name: '확인 번호' });
export const askCode = () => screen.getByRole('button', { name: '확인 번호 받기' });
export const join = () => screen.getByRole('button', { name: '가입하기' });

/** As from a password manager: at once. */
export async function put(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
export async function agree(user: UserEvent) {
  await user.click(await tick('모두 동의해요'));
  await user.click(next());
}
export async function chooseAccount(user: UserEvent, id = 'sprout_mom') {
  await put(user, await userId(), id);
  await put(user, password(), PASSWORD);
  await put(user, again(), PASSWORD);
  await user.click(next());
}
export async function proveEmail(user: UserEvent) {
  await put(user, await personName(), '김새싹');
  await put(user, email(), EMAIL);
  await user.click(askCode());
  await put(user, await code(), mailbox().lastCode(EMAIL));
}
export async function toThirdStep() {
  const view = renderApp('/auth/join/form');
  await agree(view.user);
  await chooseAccount(view.user);
  await personName();
  return view;
}
