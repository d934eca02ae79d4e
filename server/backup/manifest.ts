import * as v from 'valibot';
import { tableShape } from './tables';

/** Raised when an older release could not read what a newer one writes. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const checksum = { rows: v.number(), checksum: v.string() };

/** The last entry of a backup before its seal. */
export const manifest = v.object({
  format: v.number(),
  product: v.literal('grow-grow-planner'),
  /** Version of the product that wrote it. */
  version: v.string(),
  /** ISO 8601, the moment of the snapshot. */
  createdAt: v.string(),
  /** How many migrations the database had, and the hash of the last one. */
  migrations: v.object({ count: v.number(), last: v.string() }),
  tables: v.array(v.object({ ...tableShape.entries, ...checksum })),
  /** Checksum over lines of `path sha256`; `missing`: uploads whose file was not in the store. */
  files: v.object({ ...checksum, bytes: v.number(), missing: v.number() }),
});
export type Manifest = v.InferOutput<typeof manifest>;
