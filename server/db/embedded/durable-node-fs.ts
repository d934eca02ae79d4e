import { fstatSync, fsyncSync, writeSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type Attributes = { mode?: number };
type Stream = { nfd: number; path?: string };
/** Functions of Emscripten's file system that drop an fsync, or set the mode regardless of the umask. */
type WithNodeFs = {
  NODEFS: {
    stream_ops: { fsync?: (stream: Stream) => number };
    node_ops: { setattr: (node: unknown, attributes: Attributes) => void };
  };
};

const STDERR = 2;

/** Ends the process before it acknowledges what a restart could not show: the log it wrote is in no folder any more. */
function assertLogIsThere({ nfd, path = '' }: Stream): void {
  if (!path.includes('/pg_wal/') || fstatSync(nfd).nlink > 0) return;
  writeSync(
    STDERR,
    'The data folder was deleted under the running server, which stops; put it back, then start again. / ' +
      '켜져 있는 동안 데이터 폴더가 지워져서 멈췄어요. 폴더를 되돌린 뒤 다시 시작해 주세요.\n',
  );
  process.exit(1);
}

/**
 * PGlite's folder file system with the missing fsync: what PostgreSQL syncs is on the disk. Its files, which initdb
 * makes accessible to every user, get owner permissions only. Tied to PGlite 0.5.16.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const result = await super.init(pg, options);
    const preRun = result.emscriptenOpts.preRun;
    if (!Array.isArray(preRun)) throw new Error('this PGlite is not the one whose fsync is mended here');
    preRun.push((module: unknown) => {
      const { stream_ops, node_ops } = (module as WithNodeFs).NODEFS;
      stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        assertLogIsThere(stream);
        return 0;
      };
      const { setattr } = node_ops;
      node_ops.setattr = (node, attributes) => {
        const { mode } = attributes;
        setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 });
      };
    });
    return result;
  }
}
