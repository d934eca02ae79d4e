import { readAnimal } from '@contract/accounts/picture';
import { accounts } from '@server/db/schema';
import type { SignUpload } from '@server/http/upload-address';
import { sql } from 'drizzle-orm';

/** The picture others see beside what the account wrote; null while it is leaving. */
export const authorImage = sql<string | null>`case when ${accounts.leavingAt} is null then ${accounts.imagePath} end`;

/** An author's picture as it is answered: an upload with a signature, so that only who reads the answer sees it. */
export const toAuthorImage = async (
  { signUpload }: { signUpload: SignUpload },
  path: string | null,
): Promise<string | null> => (path === null || readAnimal(path) ? path : signUpload(path));
