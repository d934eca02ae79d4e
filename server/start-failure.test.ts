import path from 'node:path';
import { ConfigError } from './config';
import { DamagedDatabase, ForeignFolder } from './db/embedded/embedded';
import { FolderInUse } from './db/embedded/folder-lock';
import { NoDatabase } from './db/open-database';
import { BackupFolderUnusable } from './lib/backup-folder';
import { PortInUse } from './node/lifecycle/serve';
import { startFailure } from './start-failure';

const DATA = path.resolve('/srv/planner/data');
const onFolder = { host: '0.0.0.0', port: 3000, dataDir: DATA, databaseUrl: null };
const onServer = { ...onFolder, databaseUrl: 'postgres://ggp:hunter2@db.example.com:5432/ggp?sslrootcert=/etc/ca.pem' };

const systemError = (code: string, fields: object = {}) =>
  Object.assign(new Error(`${code}: a message of the system`), { code }, fields);
const databaseError = (code: string, message = 'a message of PostgreSQL') =>
  Object.assign(new Error(message), { code });

/** Both languages, in one line without the password. */
function expectSentence(text: string | null) {
  expect(text).toMatch(/^[A-Z][^\n]+ \/ [^\n]*[가-힣][^\n]+$/);
  expect(text).not.toContain('hunter2');
}

test.each([
  ['EACCES', 'chown'],
  ['EPERM', 'chown'],
  ['EROFS', 'read-only'],
  ['ENOTDIR', 'a file is in its place'],
  ['EEXIST', 'a file is in its place'],
  ['ENOSPC', 'no room left'],
  ['EDQUOT', 'no room left'],
])('%s in the data folder names the folder and what to do', (code, advice) => {
  for (const settings of [onFolder, onServer]) {
    const sentence = startFailure(systemError(code, { path: path.join(DATA, 'database'), syscall: 'mkdir' }), settings);
    expectSentence(sentence);
    expect(sentence).toContain(DATA);
    expect(sentence).toContain(advice);
  }
});

test.each([
  ['28000', 'pg_hba.conf'],
  ['28P01', 'password'],
  ['3D000', 'create it'],
  ['42501', 'owner'],
  ['25006', 'primary'],
  ['42P05', 'DATABASE_PREPARE=off'],
  ['26000', 'DATABASE_PREPARE=off'],
  ['53300', 'DATABASE_POOL'],
  ['53100', 'no room'],
  ['57P03', 'try again'],
  ['ECONNREFUSED', 'host and port'],
  ['ECONNRESET', 'host and port'],
  ['ETIMEDOUT', 'host and port'],
  ['EHOSTUNREACH', 'host and port'],
  ['ENOTFOUND', 'resolved'],
  ['EAI_AGAIN', 'resolved'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'sslrootcert'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'sslrootcert'],
  ['CERT_HAS_EXPIRED', 'sslrootcert'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'sslrootcert'],
])('%s of a PostgreSQL server names the server and what to do', (code, advice) => {
  const sentence = startFailure(databaseError(code), onServer);
  expectSentence(sentence);
  expect(sentence).toContain('db.example.com:5432/ggp');
  expect(sentence).toContain(advice);
});

test.each([
  ['The server does not support SSL connections', '', 'take sslmode out'],
  ['There was an error establishing an SSL connection', '', 'sslrootcert'],
  [
    'no pg_hba.conf entry for host "10.0.0.7", user "ggp", database "ggp", no encryption',
    '28000',
    'sslmode=verify-full',
  ],
  ['timeout exceeded when trying to connect', '', 'host and port'],
  ['Connection terminated unexpectedly', '', 'host and port'],
])('recognises "%s" by its message', (message, code, advice) => {
  const sentence = startFailure(databaseError(code, message), onServer);
  expectSentence(sentence);
  expect(sentence).toContain(advice);
});

test('explains an error that drizzle wrapped by its cause', () => {
  const wrapped = new Error('Failed query: create table', { cause: databaseError('42501') });
  expect(startFailure(wrapped, onServer)).toContain('owner');
});

test('a certificate file that cannot be read is named with its parameter', () => {
  const sentence = startFailure(systemError('ENOENT', { path: '/etc/ca.pem', syscall: 'open' }), onServer);
  expectSentence(sentence);
  expect(sentence).toContain('/etc/ca.pem');
  expect(sentence).toContain('sslrootcert');
});

test.each([
  databaseError('XX001', 'invalid page in block 3'),
  databaseError('58P01', 'could not open file "base/5/16384"'),
  new WebAssembly.RuntimeError('unreachable'),
  new Error('Aborted(native code called abort())'),
])('%s of the embedded database is a damaged folder', (error) => {
  const sentence = startFailure(error, onFolder);
  expectSentence(sentence);
  expect(sentence).toContain(path.join(DATA, 'database'));
  expect(sentence).toContain('back-up');
  expect(startFailure(databaseError('53100'), onFolder)).toContain('no room left');
});

test.each([
  [systemError('EACCES', { syscall: 'listen' }), 'PORT'],
  [systemError('EADDRNOTAVAIL', { syscall: 'listen' }), 'HOST'],
  [systemError('ENOTFOUND', { syscall: 'getaddrinfo', hostname: '0.0.0.0' }), 'HOST'],
])('%s is the setting of where to listen', (error, setting) => {
  const sentence = startFailure(error, onServer);
  expectSentence(sentence);
  expect(sentence).toContain(setting);
});

test.each([
  new ConfigError(['PORT: must be a number']),
  new BackupFolderUnusable(DATA, systemError('EACCES')),
  new DamagedDatabase(DATA),
  new ForeignFolder(DATA),
  new FolderInUse(DATA, 12),
  new NoDatabase(DATA),
  new PortInUse(3000),
])('%s says it itself', (error) => {
  expect(startFailure(error, null)).toBe(error.message);
  expect(error.message).toMatch(/[가-힣]/);
});

test('a fault of the product keeps its stack', () => {
  for (const error of [
    new TypeError('x is not a function'),
    databaseError('42601'),
    systemError('ENOENT'),
    'text',
    null,
  ])
    for (const settings of [onFolder, onServer, null]) expect(startFailure(error, settings)).toBeNull();
});
