import { withExplicitTls } from './tls-mode';

test.each([
  ['postgres://u:p%40@db:5432/ggp?sslmode=require', 'postgres://u:p%40@db:5432/ggp?sslmode=verify-full'],
  [
    'postgres://db/ggp?sslmode=prefer&sslrootcert=/ca.pem',
    'postgres://db/ggp?sslmode=verify-full&sslrootcert=%2Fca.pem',
  ],
  ['postgres://db/ggp?sslmode=verify-ca', 'postgres://db/ggp?sslmode=verify-full'],
])('verifies the certificate for %s', (url, explicit) => {
  expect(withExplicitTls(url)).toBe(explicit);
});

test.each([
  'postgres://u:p@db/ggp',
  'postgres://db/ggp?sslmode=disable',
  'postgres://db/ggp?sslmode=no-verify',
  'postgres://db/ggp?sslmode=verify-full',
  'postgres://db/ggp?sslmode=require&uselibpqcompat=true',
  'postgres:///ggp?host=/var/run/postgresql',
])('leaves %s unchanged', (url) => {
  expect(withExplicitTls(url)).toBe(url);
});
