import path from 'node:path';
import { type Config, ConfigError } from './config';
import { DamagedDatabase, DiskFull, ForeignFolder } from './db/embedded/embedded';
import { FolderInUse } from './db/embedded/folder-lock';
import { NoDatabase, OtherBaseline, PendingMigrations } from './db/open-database';
import { BackupFolderUnusable } from './lib/backup-folder';
import { errorCode } from './lib/error-code';
import { StoreUnusable } from './node/files/describe-store';
import { PortInUse } from './node/lifecycle/serve';

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'host' | 'port'>;

/** Errors whose message is the sentence already. */
const EXPLAINED = [
  BackupFolderUnusable,
  ConfigError,
  DamagedDatabase,
  DiskFull,
  FolderInUse,
  ForeignFolder,
  NoDatabase,
  OtherBaseline,
  PendingMigrations,
  PortInUse,
  StoreUnusable,
];

/**
 * Why the process cannot start, in one sentence in two languages that names the setting or folder and what to do.
 * @param settings null when the configuration itself could not be read
 * @returns null for an error that is a fault of the product
 */
export function startFailure(error: unknown, settings: Settings | null): string | null {
  if (error instanceof Error && EXPLAINED.some((kind) => error instanceof kind)) return error.message;
  if (settings === null) return null;
  // drizzle wraps what the driver threw.
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return listenFailure(root, settings) ?? fileFailure(root, settings) ?? databaseFailure(root, settings);
}

const sentence = (en: string, ko: string) => `${en} / ${ko}`;

function readField(error: unknown, name: 'path' | 'syscall' | 'hostname'): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : null;
  return typeof value === 'string' ? value : '';
}

function listenFailure(error: unknown, { host, port }: Settings): string | null {
  const code = errorCode(error);
  const syscall = readField(error, 'syscall');
  if (syscall !== 'listen' && !(syscall === 'getaddrinfo' && readField(error, 'hostname') === host)) return null;
  return code === 'EACCES'
    ? sentence(
        `This user may not listen on port ${port} (EACCES); set PORT to one from 1024 on, or give the process the right.`,
        `${port}번 포트를 열 권한이 없어요. PORT를 1024 이상으로 정하거나 권한을 주세요.`,
      )
    : sentence(
        `The server cannot listen on ${host} (${code}); set HOST to an address of this machine, 0.0.0.0 for all of them.`,
        `${host} 주소로는 열 수 없어요. HOST를 이 컴퓨터의 주소로 정해 주세요. 0.0.0.0이면 모든 주소예요.`,
      );
}

function fileFailure(error: unknown, { dataDir, databaseUrl }: Settings): string | null {
  const code = errorCode(error);
  const file = readField(error, 'path');
  const root = path.resolve(dataDir);
  const certificate = databaseUrl === null ? null : certificateFile(databaseUrl, file);
  if (certificate)
    return sentence(
      `The file ${file} that ${certificate} in DATABASE_URL names cannot be read (${code}); correct its path or its permissions.`,
      `DATABASE_URL의 ${certificate}에 적힌 ${file} 파일을 읽을 수 없어요. 경로와 권한을 확인해 주세요.`,
    );
  // A connection to a socket in the file system carries no path of the data folder.
  if (readField(error, 'syscall') === 'connect') return null;
  const where = `${code}${file && file !== root ? `: ${file}` : ''}`;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return sentence(
        `This user may not write in the data folder ${root} (${where}); make the user its owner with chown, or choose another folder with DATA_DIR.`,
        `데이터 폴더 ${root}에 쓸 권한이 없어요. chown으로 폴더의 소유자를 바꾸거나 DATA_DIR로 다른 폴더를 정해 주세요.`,
      );
    case 'EROFS':
      return sentence(
        `The data folder ${root} is on a read-only file system (${where}); mount it writable, or choose another folder with DATA_DIR.`,
        `데이터 폴더 ${root}에는 쓸 수 없고 읽기만 할 수 있어요. 쓸 수 있게 마운트하거나 DATA_DIR로 다른 폴더를 정해 주세요.`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return sentence(
        `The data folder cannot be ${root}, a file is in its place (${where}); remove the file, or choose another folder with DATA_DIR.`,
        `${root} 자리에 파일이 있어서 데이터 폴더로 쓸 수 없어요. 파일을 치우거나 DATA_DIR로 다른 폴더를 정해 주세요.`,
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return new DiskFull(root).message;
    default:
      return null;
  }
}

/** Parameter of the address that names the file, if any. */
const certificateFile = (databaseUrl: string, file: string) =>
  ['sslrootcert', 'sslcert', 'sslkey'].find((name) => file && new URL(databaseUrl).searchParams.get(name) === file);

function databaseFailure(error: unknown, { dataDir, databaseUrl }: Settings): string | null {
  const code = errorCode(error);
  const message = error instanceof Error ? error.message : String(error);
  if (databaseUrl !== null) return serverFailure(code, message, databaseUrl);
  const folder = path.resolve(dataDir, 'database');
  if (code === '53100') return new DiskFull(folder).message;
  // Internal errors, files that are missing or unreadable, and PostgreSQL having ended within the process.
  const isDamaged =
    /^(XX|58)/.test(code) || error instanceof WebAssembly.RuntimeError || message.startsWith('Aborted(');
  return isDamaged ? new DamagedDatabase(folder).message : null;
}

type Reason = { matches: (code: string, message: string) => boolean; en: string; ko: string };

const hasCode =
  (...codes: string[]) =>
  (code: string) =>
    codes.includes(code);

/** Why a PostgreSQL server cannot be used, and what to do about it. The first that matches counts. */
const REASONS: Reason[] = [
  {
    matches: (_code, message) => /server does not support SSL/i.test(message),
    en: 'offers no TLS; turn it on there, or take sslmode out of DATABASE_URL',
    ko: 'TLS를 지원하지 않아요. 서버에서 TLS를 켜거나 DATABASE_URL에서 sslmode를 빼 주세요.',
  },
  {
    matches: (code, message) =>
      /^(ERR_TLS|ERR_SSL|ERR_OSSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/.test(code) ||
      /certificate|SSL connection/i.test(message),
    en: 'has a certificate that cannot be verified; name its authority with sslrootcert=/path/to/ca.pem in DATABASE_URL, and the host as the certificate does',
    ko: '인증서를 확인할 수 없어요. DATABASE_URL에 sslrootcert=/path/to/ca.pem을 더하고 인증서에 있는 호스트 이름을 써 주세요.',
  },
  {
    matches: (code, message) => code === '28000' && /no encryption|SSL off/i.test(message),
    en: 'takes connections with TLS only; add sslmode=verify-full to DATABASE_URL',
    ko: 'TLS 연결만 받아요. DATABASE_URL에 sslmode=verify-full을 더해 주세요.',
  },
  {
    matches: hasCode('28000'),
    en: 'does not let this user in; create the role, or allow it in pg_hba.conf, or correct the user in DATABASE_URL',
    ko: '이 사용자를 받아 주지 않아요. 역할을 만들거나 pg_hba.conf에서 허용하거나 DATABASE_URL의 사용자를 확인해 주세요.',
  },
  {
    matches: hasCode('28P01'),
    en: 'refuses the password; correct it in DATABASE_URL (@, : and / are written %40, %3A and %2F)',
    ko: '비밀번호가 맞지 않아요. DATABASE_URL의 비밀번호를 확인해 주세요.',
  },
  {
    matches: hasCode('3D000'),
    en: 'has no database of that name; create it, or correct the name in DATABASE_URL',
    ko: '그 이름의 데이터베이스가 없어요. 데이터베이스를 만들거나 DATABASE_URL의 이름을 확인해 주세요.',
  },
  {
    matches: hasCode('42501'),
    en: 'does not give this user the right to create tables; make the user the owner of the database in DATABASE_URL',
    ko: '이 사용자에게 표를 만들 권한이 없어요. DATABASE_URL의 사용자를 데이터베이스의 소유자로 정해 주세요.',
  },
  {
    matches: hasCode('25006'),
    en: 'is read-only; name the primary, not a replica, in DATABASE_URL',
    ko: '읽기 전용이에요. DATABASE_URL에 복제본이 아닌 주 서버를 적어 주세요.',
  },
  {
    matches: hasCode('42P05', '26000'),
    en: 'is behind a pooler that does not keep prepared statements; set DATABASE_PREPARE=off, or max_prepared_statements in PgBouncer 1.21 or newer',
    ko: '준비된 문장을 지키지 않는 풀러 뒤에 있어요. DATABASE_PREPARE=off로 정하거나 PgBouncer 1.21 이상에서 max_prepared_statements를 켜 주세요.',
  },
  {
    matches: hasCode('53300'),
    en: 'has no connection left; lower DATABASE_POOL, or raise max_connections there',
    ko: '남은 연결이 없어요. DATABASE_POOL을 줄이거나 서버의 max_connections를 늘려 주세요.',
  },
  {
    matches: hasCode('53100'),
    en: 'has no room left on its disk; free some there, then start again',
    ko: '디스크가 가득 찼어요. 서버의 자리를 비운 뒤 다시 시작해 주세요.',
  },
  {
    matches: (code) => /^57P0[1-3]$/.test(code),
    en: 'is starting or stopping; try again in a moment',
    ko: '시작하거나 멈추는 중이에요. 잠시 뒤에 다시 시작해 주세요.',
  },
  {
    matches: hasCode('ENOTFOUND', 'EAI_AGAIN'),
    en: 'has a host name that cannot be resolved; correct it in DATABASE_URL, or look after the network',
    ko: '호스트 이름을 찾을 수 없어요. DATABASE_URL의 호스트와 네트워크를 확인해 주세요.',
  },
  {
    matches: (code, message) =>
      /^(ECONN|ETIMEDOUT|EHOST|ENET|EPIPE|08)/.test(code) || /^timeout exceeded|Connection terminated/i.test(message),
    en: 'cannot be reached; start it, or correct host and port in DATABASE_URL',
    ko: '연결할 수 없어요. 서버를 켜거나 DATABASE_URL의 호스트와 포트를 확인해 주세요.',
  },
];

function serverFailure(code: string, message: string, databaseUrl: string): string | null {
  const reason = REASONS.find(({ matches }) => matches(code, message));
  if (!reason) return null;
  const { host, pathname } = new URL(databaseUrl);
  const name = `${host}${pathname}`;
  return sentence(
    `The PostgreSQL server ${name} ${reason.en}${code && ` (${code})`}.`,
    `PostgreSQL 서버 ${name}: ${reason.ko}`,
  );
}
