import path from 'node:path';
import type { Config } from '@server/config';

export type StorageConfig = Pick<Config, 'dataDir' | 'storage'>;

/** The store cannot be used by this process; the message says why and what to do. */
export class StoreUnusable extends Error {
  constructor(en: string, ko: string) {
    super(`${en} / ${ko}`);
    this.name = 'StoreUnusable';
  }
}

export const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'uploads');

/** Where it is, without its key. */
export const describeStore = (config: StorageConfig) =>
  config.storage === null
    ? path.resolve(uploadsFolder(config))
    : `${new URL(config.storage.endpoint).host}/${config.storage.bucket}/${config.storage.prefix}`.replace(/\/$/, '');
