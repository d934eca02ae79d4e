import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { CLIENT_HEADER } from '../../contract/common/envelope';
import { dealCallers } from '../../server/testing/create-callers';
import { type Caller, KeyedWriters } from '../../server/testing/keyed-writers';
import { startProduct } from '../../server/testing/start-product';
import { SECRET } from './embedded-home';
import { type Figures, pause } from './figures';

const WRITERS = 8;
const ROOM_BYTES = 24 * 1024 * 1024;
const LEFT_BYTES = 64 * 1024;
const FULL_MS = 10_000;
const WRITES_AGAIN_MS = 10_000;

const toDisk = (folder: string) => path.join(folder, 'disk');

/** Unmounts the small disk where it is mounted. */
export function releaseDisk(folder: string) {
  const isMounted = existsSync(toDisk(folder)) && statSync(toDisk(folder)).dev !== statSync(folder).dev;
  if (isMounted) execFileSync('umount', ['-l', toDisk(folder)]);
}

/** Writes and uploads on a small tmpfs until it is full, a kill, and a start with room again. */
export async function fillDisk(figures: Figures, folder: string, prepared: string, callers: readonly Caller[]) {
  const disk = toDisk(folder);
  mkdirSync(disk);
  const bytes = Number(execFileSync('du', ['-sb', prepared], { encoding: 'utf8' }).split('\t')[0]) + ROOM_BYTES;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    figures.note('disk full', 'NOT RUN: mounting a small tmpfs needs root on Linux');
    return;
  }
  try {
    await onFullDisk(figures, disk, prepared, callers);
  } finally {
    releaseDisk(folder);
  }
}

async function onFullDisk(figures: Figures, disk: string, prepared: string, callers: readonly Caller[]) {
  const home = path.join(disk, 'home');
  cpSync(prepared, home, { recursive: true });
  const settings = { DATA_DIR: home, SESSION_SECRET: SECRET, LOG: 'off' };
  let product = await startProduct(settings);
  const writers = new KeyedWriters(() => product.origin);
  writers.start(dealCallers(callers, WRITERS, callers.length / WRITERS));
  const filler = path.join(disk, 'filler');
  const fill = () => {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES)));
  };

  fill();
  await pause(FULL_MS / 2);
  const before = writers.acknowledged.length;
  rmSync(filler);
  const room = Date.now();
  while (writers.acknowledged.length < before + WRITERS && Date.now() < room + WRITES_AGAIN_MS) await pause(50);
  const again = Date.now() - room;

  fill();
  const uploads = await uploadUntil(Date.now() + FULL_MS, () => product.origin, callers[0] as Caller);
  const whileFull = writers.acknowledged.length;
  const isAlive = product.child.exitCode === null && product.child.signalCode === null;
  product.child.kill('SIGKILL');
  await product.ended;
  rmSync(filler);
  product = await startProduct(settings);
  await writers.stop();
  const { lost, twice } = await writers.audit();
  product.child.kill('SIGTERM');
  await product.ended;

  const statuses = [...uploads].map(([status, n]) => `${n} × ${status}`).join(', ');
  const others = [...writers.refusals.keys()].filter((status) => status >= 500 && status !== 503);
  const total = writers.acknowledged.length;
  const refusals = [...writers.refusals].map(([status, n]) => `${n} × ${status}`).join(', ') || 'none';
  figures.note('disk full: acknowledged writes', `${total}, ${whileFull} of them before the kill`);
  figures.equals('disk full: acknowledged writes lost', 0, lost);
  figures.equals('disk full: writes done twice', 0, twice);
  figures.add('disk full: failures of writes', 'no 5xx but 503', refusals, others.length === 0);
  figures.below('disk full: writes go on with room again', WRITES_AGAIN_MS, again);
  figures.add(
    'disk full: pictures',
    '201 or 503',
    statuses,
    [...uploads.keys()].every((status) => [201, 503].includes(status)),
  );
  figures.add('disk full: the process', 'lives', isAlive ? 'lives' : 'ended', isAlive);
}

async function uploadUntil(end: number, origin: () => string, caller: Caller): Promise<Map<number, number>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  const statuses = new Map<number, number>();
  while (Date.now() < end) {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' }));
    const headers = { authorization: `Bearer ${await caller.token()}`, [CLIENT_HEADER]: 'web' };
    const answer = await fetch(`${origin()}/api/upload/image`, { method: 'POST', headers, body: form }).catch(
      () => null,
    );
    await answer?.arrayBuffer();
    statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1);
    await pause(100);
  }
  return statuses;
}
