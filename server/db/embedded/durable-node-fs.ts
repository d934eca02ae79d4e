import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type Attributes = { mode?: number };
/** Functions of Emscripten's file system that drop an fsync, or set the mode regardless of the umask. */
type WithNodeFs = {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
    node_ops: { setattr: (node: unknown, attributes: Attributes) => void };
  };
};

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
