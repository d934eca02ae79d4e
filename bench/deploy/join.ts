import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import * as v from 'valibot';
import { CLIENT_HEADER } from '../../contract/common/envelope';
import { pause } from '../crash/figures';

const codeSent = v.object({ data: v.object({ request_id: v.string() }) });
const text = v.object({ data: v.object({ text_version: v.string() }) });
const PASSWORD = '초록대문 옆 감나무';

async function call(url: string, origin: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', origin, [CLIENT_HEADER]: 'check' },
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${said}`);
  return JSON.parse(said);
}

/** The six digits of the mail that is written to a folder. */
async function readCode(folder: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [name] = readdirSync(folder).filter((file) => file.endsWith('.eml'));
    const mail = name ? await PostalMime.parse(readFileSync(path.join(folder, name))) : null;
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (code) return code;
    await pause(100);
  }
  throw new Error(`no mail with a code in ${folder}`);
}

/** Joins as a person does in the browser, on the pages of `origin`. @returns the login id */
export async function joinFirst(url: string, origin: string, mails: string): Promise<string> {
  const email = 'first@example.com';
  const consents = await Promise.all(
    (['terms', 'privacy'] as const).map(async (kind) => ({
      kind,
      text_version: v.parse(text, await call(`${url}/api/legal/${kind}`, origin)).data.text_version,
    })),
  );
  const sent = v.parse(codeSent, await call(`${url}/api/auth/join/email-code`, origin, { email }));
  await call(`${url}/api/auth/join`, origin, {
    term_agreements: true,
    over_14: true,
    user_id: 'first_admin',
    password: PASSWORD,
    name: '김하늘',
    email,
    consents,
    request_id: sent.data.request_id,
    code: await readCode(mails),
  });
  return 'first_admin';
}
