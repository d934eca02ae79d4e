import type { Operator } from '@contract/accounts/operator';
import type { ClientFrame } from '@contract/common/client-errors';
import type { Sheet } from '@contract/common/sheet';
import type { PhotoSides } from '@contract/uploads/photo-size';
import type { Database } from './db/database';
import type { Log } from './lib/log';
import type { JobQueue } from './queue/job-queue';
import type { ObserveJob } from './queue/job-worker';

/** Everything the API app touches, so that Node, Jest and the browser demo can each bring their own. */
export type Deps = {
  db: Database;
  /** Milliseconds since the epoch. */
  now: () => number;
  hasher: PasswordHasher;
  images: ImageProcessor;
  files: FileStore;
  /** Absent: no PDF can be made here, and sheets are printed. */
  renderPdf?: RenderPdf;
  mailer: Mailer;
  push: PushSender;
  jobs: JobQueue;
  log: Log;
  /** Absent: requests are neither counted nor traced. */
  observeRequest?: ObserveRequest;
  /** Absent: jobs are neither counted nor traced. */
  observeJob?: ObserveJob;
  /** Aborted when the process was asked to stop. */
  stopping?: AbortSignal;
  config: AppConfig;
  /** Absent: signatures of access tokens are verified by Web Crypto. */
  verifyHmac?: VerifyHmac;
  /** Absent: answers are sent as they are. */
  compress?: Compress;
  /** Source places of frames of the built client, one line each; absent: they are named by the built files. */
  mapFrames?: (frames: readonly ClientFrame[]) => Promise<string[]>;
  /** Counts an error that a page of that release reported; absent: they are not counted. */
  countClientError?: (release: string) => void;
};

/** Facts of an answer without anybody's identity or data: the route is a pattern. */
type AnsweredRequest = { method: string; route: string; status: number };
/** Runs the handling of a request, measured; `traceparent` is that of a trusted proxy (W3C Trace Context). */
export type ObserveRequest = (
  request: { method: string; traceparent: string | null },
  handle: () => Promise<AnsweredRequest>,
) => Promise<AnsweredRequest>;

/** Content codings (RFC 9110, 8.4.1) of an answer, the smaller first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** A text in UTF-8, compressed; `smallest` for what is compressed once and sent often. */
export type Compress = (text: string, coding: Coding, effort?: 'smallest') => Uint8Array<ArrayBuffer>;

/** True if `mac` is the HMAC-SHA-256 of a text, compared in constant time. */
export type VerifyHmac = (secret: Uint8Array, text: string, mac: Uint8Array) => boolean;

export type AppConfig = {
  /** Operator of the product: part of its legal texts. */
  operator: Operator;
  /** 32 random bytes; signs access tokens and derives successors of refresh tokens. */
  secret: Uint8Array;
  /** Secrets that verify what they signed and sign nothing: that before a rotation, or that after it. */
  previousSecrets?: readonly Uint8Array[];
  /** Cookies get `Secure`; HSTS is sent. */
  production: boolean;
  /** True if HSTS covers all names below the host's too; absent: it does. */
  hstsSubdomains?: boolean;
  /** Origins, beside the request's own, whose pages may call the API. */
  allowedOrigins: readonly string[];
  /** How many proxies of our own stand in front and add to X-Forwarded-For; absent: none. */
  trustedProxies?: number;
  /** Where the product is open to browsers, for links that leave the product; absent: mails have none. */
  publicOrigin?: string | null;
  /** Apps that open links of this host; absent: none do. */
  appLinks?: { android: readonly { name: string; fingerprint: string }[]; ios: readonly string[] };
  /** Where pages load pictures from when it is not this server; absent: from here. */
  cdnOrigin?: string | null;
  /** The one origin that the product's own pages have, when the operator named it; absent: that of the request's Host. */
  pageOrigin?: string | null;
  /** Key with which browsers subscribe to pushes, and hosts of further push services; absent: none can. */
  push?: { publicKey: string; hosts: readonly string[] };
};

/** Argon2id in production (19 MiB, t=2, p=1); the queue is bounded: past it, AppError('UNAVAILABLE'). */
export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  verify: (hash: string, password: string) => Promise<boolean>;
};

/**
 * Re-encodes a picture; the metadata (place, device) is gone. `accountId` says whose it is: one account's pictures are
 * decoded one after another. Throws AppError IMAGE_UNREADABLE (also for foreign content), IMAGE_HEIC, IMAGE_TOO_LARGE,
 * UNAVAILABLE.
 */
export type ImageProcessor = {
  toWebp: (
    bytes: Uint8Array,
    options: { sides: PhotoSides; widths?: readonly number[]; accountId: string },
  ) => Promise<{
    bytes: Uint8Array;
    width: number;
    height: number;
    /** Copies of the `widths` that are smaller than the picture's own. */
    copies: { width: number; bytes: Uint8Array }[];
    /** The colour that most of it has, '#rrggbb'. */
    color: string;
  }>;
};

/** One PDF of A4 pages that needs no font of the device. Throws AppError UNAVAILABLE when too many wait. */
export type RenderPdf = (sheets: readonly Sheet[]) => Promise<Uint8Array>;

export type StoredFile = { bytes: Uint8Array; type: string };

/** Stores uploads under random names. A store that cannot be reached throws FilesUnavailable. */
export type FileStore = {
  put: (path: string, bytes: Uint8Array, type: string) => Promise<void>;
  get: (path: string) => Promise<StoredFile | null>;
  /** False: there was no such file. */
  remove: (path: string) => Promise<boolean>;
};

/** A store whose files can be enumerated: for moving, backing up and restoring all of them. */
export type ListedFiles = FileStore & {
  /** Paths of all files that begin with the prefix, in no order. */
  list: (prefix?: string) => AsyncIterable<string>;
  /** SHA-256 in hex, for an S3 store as it was written with the object; null for an absent file. */
  hash: (path: string) => Promise<string | null>;
};

export type Mail = {
  to: string;
  /** One line. */
  subject: string;
  text: string;
  /** The same in a page of its own. */
  html: string;
  /** Where the mail's kind is ended without a sign-in, by a POST (RFC 8058); absent: it cannot be. */
  unsubscribeUrl?: string;
};

/** Sends mail; `send` returns when the mail is in the hands of who delivers it, and throws without naming anybody. */
export type Mailer = {
  send: (mail: Mail) => Promise<void>;
  /** Removes every stored copy of the mails to an address. */
  forget: (address: string) => Promise<void>;
};

/** A shell's token, or a browser's subscription: its endpoint with the key and the secret of its encryption (RFC 8291). */
export type PushDevice =
  | { platform: 'ios' | 'android'; token: string }
  | { platform: 'web'; token: string; p256dh: string; auth: string };
/** Content and target of a push on a phone (docs/native-shell.md); never a name, nor anything that somebody wrote. */
export type PushPayload = {
  title: string;
  body: string;
  /** Where in the product it leads, '/community/…'. */
  path: string;
  /** Unread notices, for the mark on the app's icon. */
  badge: number;
};
/**
 * Sends to devices. Answers the tokens that reach nothing any more, which are forgotten then, and how many devices could
 * not be reached for now; throws when no push can be sent at all, and is asked again later.
 */
export type PushSender = {
  send: (push: {
    kind: string;
    devices: readonly PushDevice[];
    payload: PushPayload;
  }) => Promise<{ gone: string[]; unreachable?: number }>;
};
