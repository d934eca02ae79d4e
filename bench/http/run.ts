import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { SignedIn } from '../../contract/auth/auth.responses';
import { ageGroup, ageInMonths } from '../../contract/common/age';
import { seoulDay } from '../../contract/common/calendar';
import { CLIENT_HEADER, PROFILE_HEADER, type Success } from '../../contract/common/envelope';
import type { Profile } from '../../contract/profiles/profile.responses';
import type { Attempt } from '../../contract/test/diagnostics.responses';
import type { AttemptSummary } from '../../contract/test/diagnostics-results.responses';
import { DEMO } from '../../e2e/support/family';
import { startProduct } from '../../e2e/support/product-server.mjs';
import { findPostgres } from '../../jest/postgres-server.mjs';
import { toTable, writeSection } from '../results';
import { type Call, hammer, type Timing } from './hammer';
import { measureBesideOneAccount, toSentence } from './one-account';

/**
 * Reads and writes of the product over HTTP at 1, 10 and 50 connections, on PostgreSQL and embedded, against a bare Hono
 * route and one prepared select of the same stack in the same run. `SECONDS` (2) of each. Fails where a request at ten
 * connections is under its share of the bare route, or on PostgreSQL its p95 over 50 ms, or where one account delays others.
 */
const MS = Number(process.env.SECONDS ?? 2) * 1000;
const CONNECTIONS = [1, 10, 50];

/** A call with its least share of the bare route at ten connections on PostgreSQL; embedded may have half of it. */
type Measured = Call & { name: string; least?: number };
type Row = { name: string; least: number | undefined; timings: Timing[] };
type Figures = { rows: Row[]; beside: Awaited<ReturnType<typeof measureBesideOneAccount>> };

async function startBase(env: Record<string, string>): Promise<{ url: string; process: ChildProcess }> {
  const process_ = spawn(process.execPath, ['--import', 'tsx', 'bench/http/base.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    process_.stdout.on('data', (text) => {
      const found = /port (\d+)/.exec(String(text))?.[1];
      if (found) resolve(found);
    });
    process_.once('exit', () => reject(new Error('the base has ended')));
  });
  return { url: `http://127.0.0.1:${port}`, process: process_ };
}

/** Signs in to the demo and lists what is measured. */
async function listCalls(origin: string): Promise<Measured[]> {
  const headers: Record<string, string> = { [CLIENT_HEADER]: 'web' };
  const ask = async <T>(path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as Success<T>).data;
  };
  headers.authorization = `Bearer ${(await ask<SignedIn>('/auth/login', DEMO)).access_token}`;
  const children = await ask<Profile[]>('/profile');
  const attempts = (
    await Promise.all(children.map(({ id }) => ask<AttemptSummary[]>(`/diagnostic-test/profile/${id}/attempt`)))
  ).flat();
  const going = attempts.find(({ status }) => status < 100);
  const feed = await ask<{ items: { id: string }[] }>('/community/post?section=board');
  const [child, post] = [children[0], feed.items[0]?.id];
  if (!child || !post || !going) throw new Error('The demo lacks a child, a post or a check under way.');
  headers[PROFILE_HEADER] = child.id;
  const attempt = await ask<Attempt>(`/diagnostic-test/attempt/${going.id}`);
  const item = attempt.items[0];

  const read = (name: string, path: string, least: number): Measured => ({
    name,
    method: 'GET',
    url: `${origin}/api${path}`,
    headers,
    least,
  });
  return [
    read('auth/info', '/auth/info', 0.12),
    read('children', '/profile', 0.12),
    read('home: today', `/today/profile/${child.id}`, 0.05),
    read('home: popular posts', '/community/parenting-info/counsel/popular?range=week', 0.045),
    {
      ...read('home: checks', '/diagnostic-test/main', 0.055),
      method: 'POST',
      body: () => ({ profileId: child.id, age: ageGroup(ageInMonths(child.birth_date, seoulDay(Date.now()))) }),
    },
    read('board list', '/community/post?section=board', 0.065),
    read('post', `/community/post/${post}`, 0.065),
    read('comments', `/community/post/${post}/comment`, 0.08),
    read('search', `/community/search?q=${encodeURIComponent('아이')}`, 0.025),
    read('places', '/community/place', 0.03),
    read('analysis', `/analysis/profile/${child.id}`, 0.011),
    read('growth', `/growth/profile/${child.id}`, 0.02),
    { ...read('like taken back', `/community/post/${post}/like`, 0.03), method: 'DELETE' },
    {
      ...read('answer saved', `/diagnostic-test/attempt/${going.id}/answer`, 0.03),
      method: 'PUT',
      body: () => ({
        id: randomUUID(),
        item_id: item?.id,
        value: item?.scale === 'often' ? 'often' : 'yes',
        answered_at: new Date().toISOString(),
      }),
    },
  ];
}

async function measure(env: Record<string, string>): Promise<Figures> {
  const base = await startBase(env);
  const product = await startProduct(env);
  try {
    const calls: Measured[] = [
      { name: 'bare Hono', method: 'GET', url: `${base.url}/bare`, headers: {} },
      { name: 'prepared select', method: 'GET', url: `${base.url}/select`, headers: {} },
      ...(await listCalls(product.url)),
    ];
    for (const call of calls) {
      const { failed } = await hammer(call, 2, 300);
      if (failed > 0) throw new Error(`${call.name}: ${call.method} ${call.url} is not answered with 200`);
    }
    const rows: Row[] = calls.map(({ name, least }) => ({ name, least, timings: [] }));
    for (const connections of CONNECTIONS)
      for (const [at, call] of calls.entries()) rows[at]?.timings.push(await hammer(call, connections, MS));
    return { rows, beside: await measureBesideOneAccount(product.url, MS) };
  } finally {
    base.process.kill();
    await product.stop();
  }
}

/** A table of one database, and how many bounds were missed. */
function toSection(
  { rows, beside }: Figures,
  { share, p95 }: { share: number; p95: number },
): { table: string; missed: string[] } {
  const [, bare = 1] = rows[0]?.timings.map(({ perSecond }) => perSecond) ?? [];
  const missed: string[] = [];
  const lines = rows.map(({ name, least, timings }) => {
    const ten = timings[1];
    const ratio = (ten?.perSecond ?? 0) / bare;
    const wanted = least && least * share;
    const isUnder = wanted !== undefined && ratio < wanted;
    const isLate = (ten?.p95 ?? 0) > p95;
    if (isUnder || isLate) missed.push(name);
    return [
      name,
      ...timings.map(({ perSecond }) => perSecond.toFixed(0)),
      `${ten?.p50.toFixed(1)} / ${ten?.p95.toFixed(1)} / ${ten?.p99.toFixed(1)}`,
      ratio.toFixed(3),
      wanted ? wanted.toFixed(3) : '',
      [isUnder ? 'under' : '', isLate ? 'late' : ''].filter(Boolean).join(', '),
    ];
  });
  const columns = ['request', 'per s, 1', 'per s, 10', 'per s, 50', 'p50 / p95 / p99 ms, 10', ': bare', 'at least', ''];
  if (beside.isLate) missed.push('beside one account');
  return { table: `${toTable([columns, ...lines])}\n\n${toSentence(beside)}`, missed };
}

/** Measures on a database of its own, which is dropped afterwards. */
async function measureOnPostgres(address: string): Promise<Figures> {
  const name = `ggp_http_${process.pid}`;
  const server = new pg.Client({ connectionString: address });
  await server.connect();
  try {
    await server.query(`create database ${name}`);
    return await measure({ DATABASE_URL: Object.assign(new URL(address), { pathname: `/${name}` }).href });
  } finally {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
  }
}

const postgres = await findPostgres();
try {
  const onPostgres = toSection(await measureOnPostgres(postgres.url), { share: 1, p95: 50 });
  const embedded = toSection(await measure({ DATABASE_URL: '' }), { share: 1 / 2, p95: Number.POSITIVE_INFINITY });
  writeSection(
    'npm run bench -- http',
    [
      `Requests a second at 1, 10 and 50 connections, ${MS / 1000} s each; client and server share the machine.`,
      `PostgreSQL:\n\n${onPostgres.table}`,
      `Embedded:\n\n${embedded.table}`,
    ].join('\n\n'),
  );
  if (onPostgres.missed.length + embedded.missed.length > 0) process.exitCode = 1;
} finally {
  await postgres.stop();
}
