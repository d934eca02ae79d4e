import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { fileMailer } from './file-mailer';
import { smtpMailer } from './smtp-mailer';

const FROM = '쑥쑥플래너 <no-reply@ssukssuk.example>';
const MAIL = {
  to: 'haneul@example.com',
  subject: '[쑥쑥플래너] 확인 번호는 012345예요',
  text: '김하늘 님, 안녕하세요.\n\n확인 번호: 012345\n.\n점 하나로 시작하는 줄도 그대로예요.',
  html: '<p>김하늘 님, 안녕하세요.</p>\n<p>확인 번호: <b>012345</b></p>',
};
const UNSUBSCRIBE = `https://planner.example.com/unsubscribe/one.like.${'a'.repeat(64)}`;

/** An SMTP server on loopback that records the mails it receives. */
async function startSmtp(options: SMTPServerOptions = {}) {
  const received: { recipients: string[]; mail: Email }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      const read = async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail });
        done();
      };
      stream.on('end', () => void read());
    },
    ...options,
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', () => listening());
  });
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((stopped) => server.close(() => stopped()));
  return { received, port, stop };
}

describe('SMTP', () => {
  let stop: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const each of stop) await each();
    stop = [];
  });

  async function open(options?: SMTPServerOptions, credentials = '') {
    const smtp = await startSmtp(options);
    const mailer = smtpMailer(`smtp://${credentials}127.0.0.1:${smtp.port}`, FROM);
    stop = [async () => mailer.close(), smtp.stop];
    return { smtp, mailer };
  }

  test('delivers Korean text unchanged, from the configured sender', async () => {
    const { smtp, mailer } = await open();
    await mailer.send(MAIL);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.recipients).toEqual([MAIL.to]);
    expect(smtp.received[0]?.mail).toMatchObject({
      from: { name: '쑥쑥플래너', address: 'no-reply@ssukssuk.example' },
      to: [{ address: MAIL.to }],
      subject: MAIL.subject,
    });
    expect(smtp.received[0]?.mail.text?.trim()).toBe(MAIL.text);
    expect(smtp.received[0]?.mail.html?.trim()).toBe(MAIL.html);
    expect(smtp.received[0]?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('names the address that ends its kind by one POST, by https only (RFC 8058)', async () => {
    const { smtp, mailer } = await open();
    for (const unsubscribeUrl of [UNSUBSCRIBE, UNSUBSCRIBE.replace('https', 'http')])
      await mailer.send({ ...MAIL, unsubscribeUrl });
    const headers = smtp.received.map(({ mail }) =>
      mail.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
    );
    const named = [
      ['list-unsubscribe', `<${UNSUBSCRIBE}>`],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ];
    expect(headers).toEqual([named, []]);
  });

  test('prevents header injection by address or subject', async () => {
    const { smtp, mailer } = await open();
    await mailer.send({ ...MAIL, subject: '번호\r\nBcc: spy@example.com\r\n\r\n다른 글' });
    await mailer.send({ ...MAIL, to: 'haneul@example.com,spy@example.com' }).catch(() => undefined);
    for (const { recipients, mail } of smtp.received) {
      expect(recipients).not.toContain('spy@example.com');
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.text).toContain('확인 번호: 012345');
    }
  });

  test('signs in with the user and password of the address', async () => {
    const seen: unknown[] = [];
    const { smtp, mailer } = await open(
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth({ username, password }, _session, done) {
          seen.push([username, password]);
          done(null, { user: username });
        },
      },
      'ggp:p%40ss@',
    );
    await mailer.send(MAIL);
    expect(seen).toEqual([['ggp', 'p@ss']]);
    expect(smtp.received).toHaveLength(1);
  });

  test('throws when refused, without address or text in the message', async () => {
    const { mailer } = await open({
      onRcptTo: (address, _session, done) => done(new Error(`550 no such mailbox ${address.address}`)),
    });
    const failure = await mailer.send(MAIL).catch((error: unknown) => String(error));
    expect(failure).toMatch(/mail server refused: EENVELOPE/);
    expect(failure).not.toMatch(/haneul|example\.com|012345/);
  });

  test('throws when the server is unreachable', async () => {
    const { smtp, mailer } = await open();
    await smtp.stop();
    stop = [async () => mailer.close()];
    await expect(mailer.send(MAIL)).rejects.toThrow('mail server refused');
  });
});

describe('files', () => {
  let folder: string;
  const written: string[] = [];
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'ggp-mail-')), 'mail');
    written.length = 0;
  });
  afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

  const open = () => fileMailer(folder, FROM, (file) => void written.push(file));

  test('writes each mail to a readable file that parses as a mail, and prints its path', async () => {
    await open().send(MAIL);
    const [file = ''] = written;
    expect(path.dirname(file)).toBe(folder);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('확인 번호: 012345');
    const mail = await PostalMime.parse(text);
    expect(mail).toMatchObject({ to: [{ address: MAIL.to }], from: { name: '쑥쑥플래너' }, subject: MAIL.subject });
    expect(mail.text?.trim()).toBe(MAIL.text);
    expect(mail.html?.trim()).toBe(MAIL.html);
    expect(path.basename(file)).not.toMatch(/haneul|example/);
    // Windows has no permission bits.
    expect(statSync(file).mode & (process.platform === 'win32' ? 0 : 0o077)).toBe(0);
  });

  test('deletes all mails to an address, and no other', async () => {
    const mailer = open();
    await mailer.forget('haneul@example.com');
    await mailer.send(MAIL);
    await mailer.send({ ...MAIL, to: 'saebom@example.com' });
    await mailer.send(MAIL);
    await mailer.forget('haneul@example.com');
    const left = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    expect(left).toHaveLength(1);
    expect(left[0]).toContain('To: saebom@example.com');
  });

  test('creates no header from a line break in a subject', async () => {
    await open().send({ ...MAIL, subject: '번호\r\nBcc: spy@example.com' });
    const mail = await PostalMime.parse(readFileSync(written[0] ?? '', 'utf8'));
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.subject).toBe('번호 Bcc: spy@example.com');
  });
});
