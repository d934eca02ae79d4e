import path from 'node:path';
import type { Config } from '@server/config';

/** Where mails are written that no server delivers. */
export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => path.resolve(dataDir, 'mail');
