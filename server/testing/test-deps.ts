import { EXAMPLE_OPERATOR } from '@contract/accounts/operator';
import { sheetTexts } from '@contract/common/sheet';
import type { Deps, FileStore, ListedFiles, Mail, Mailer, PushSender, RenderPdf } from '@server/deps';
import type { Log } from '@server/lib/log';
import { hasForeignContent } from '@server/modules/uploads/foreign-content';
import { foreignContentFound, requireDecodable } from '@server/modules/uploads/image-kind';
import { createJobQueue } from '@server/queue/job-queue';

/** A log that remembers its lines. */
export function memoryLog() {
  const lines: string[] = [];
  const log: Log = {
    info: (event, fields) => void lines.push(JSON.stringify({ event, ...fields })),
    warn: (event, fields) => void lines.push(JSON.stringify({ event, ...fields })),
    error: (event, fields, cause) => void lines.push(JSON.stringify({ event, ...fields, cause: String(cause) })),
  };
  return { log, lines };
}

/** Files in memory. `pictures()` are their paths with a photo's smaller copies counted as the photo itself. */
export function memoryFiles(): FileStore &
  Pick<ListedFiles, 'list'> & { paths: () => string[]; pictures: () => string[] } {
  const stored = new Map<string, { bytes: Uint8Array; type: string }>();
  return {
    put: async (path, bytes, type) => void stored.set(path, { bytes, type }),
    get: async (path) => stored.get(path) ?? null,
    remove: async (path) => stored.delete(path),
    list: async function* (prefix = '') {
      for (const path of stored.keys()) if (path.startsWith(prefix)) yield path;
    },
    paths: () => [...stored.keys()],
    pictures: () => [...new Set([...stored.keys()].map((path) => path.replace(/-\d+\.webp$/, '.webp')))],
  };
}

/** A mailer that stores what is sent, for a test to read. `isShut` makes it refuse. */
export function memoryMailer() {
  const mails: Mail[] = [];
  const state = { isShut: false };
  const mailer: Mailer = {
    send: async (mail) => {
      if (state.isShut) throw new Error('the post office is shut');
      mails.push(mail);
    },
    forget: async (address) => {
      mails.splice(0, mails.length, ...mails.filter(({ to }) => to !== address));
    },
  };
  /** The mail sent last, to an address or to anyone. */
  const lastMail = (to?: string) => mails.findLast((mail) => to === undefined || mail.to === to);
  /** The six digits of the mail sent last; throws when it has none. */
  const lastCode = (to?: string) => {
    const code = /\b\d{6}\b/.exec(lastMail(to)?.text ?? '')?.[0];
    if (!code) throw new Error(`no code was mailed${to ? ` to ${to}` : ''}`);
    return code;
  };
  return { ...mailer, mails, state, lastMail, lastCode };
}

/** A push service that stores what it was given. `isShut` makes it refuse; tokens in `gone` are unknown to it. */
export function memoryPush() {
  const pushes: Parameters<PushSender['send']>[0][] = [];
  const state = { isShut: false, gone: [] as string[] };
  const push: PushSender = {
    send: async (push) => {
      if (state.isShut) throw new Error('the push service is shut');
      pushes.push(push);
      return { gone: state.gone };
    },
  };
  return { ...push, pushes, state };
}

/** Quick and not secret: for tests only. Counts its calls. */
export function testHasher() {
  const calls = { hash: 0, verify: 0, lastVerified: '' };
  return {
    calls,
    hash: async (password: string) => {
      calls.hash += 1;
      return `test:${password}`;
    },
    verify: async (hash: string, password: string) => {
      calls.verify += 1;
      calls.lastVerified = hash;
      return hash === `test:${password}`;
    },
  };
}

/** Lets a picture through as it is, with copies of their width's number of bytes; one with foreign content is refused. */
export const passThroughImages: Deps['images'] = {
  toWebp: async (bytes, { widths = [] }) => {
    if (hasForeignContent(requireDecodable(bytes), bytes)) throw foreignContentFound();
    const copies = widths.map((width) => ({ width, bytes: new Uint8Array(width) }));
    return { bytes, width: 8, height: 8, color: '#88b868', copies };
  },
};

export const testConfig: Deps['config'] = {
  operator: EXAMPLE_OPERATOR,
  secret: new Uint8Array(32).fill(7),
  production: false,
  allowedOrigins: [],
};

/** Deps in memory, on the given database. */
export const memoryDeps = (db: Deps['db']): Deps => ({
  db,
  // Read at each call, as fake timers replace it.
  now: () => Date.now(),
  hasher: testHasher(),
  images: passThroughImages,
  renderPdf: textPdf,
  files: memoryFiles(),
  mailer: memoryMailer(),
  push: memoryPush(),
  jobs: createJobQueue({ db, now: () => Date.now() }),
  log: memoryLog().log,
  config: testConfig,
});

/** In place of a PDF the texts of its sheets, a line each. */
export const textPdf: RenderPdf = async (sheets) =>
  new TextEncoder().encode(['%PDF-', ...sheets.flatMap(sheetTexts)].join('\n'));
