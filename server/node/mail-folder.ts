import path from 'node:path';
import type { Config } from '../config';

/** Where mails are written that no server delivers. */
export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => path.resolve(dataDir, 'mail');
