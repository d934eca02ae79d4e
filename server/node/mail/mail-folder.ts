import path from 'node:path';
import type { Config } from '@server/config';

/** Folder of mails that are written instead of sent. */
export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => path.resolve(dataDir, 'mail');
