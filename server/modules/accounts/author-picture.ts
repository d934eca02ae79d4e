import { ANIMALS, animalPath, readAnimal } from '@contract/accounts/picture';
import { accounts } from '@server/db/schema';
import type { SignUpload } from '@server/http/upload-address';
import { sql } from 'drizzle-orm';

const ANIMAL_PATHS = sql.raw(`array['${ANIMALS.map(animalPath).join("','")}']`);
/** `animalOfAccount` in SQL. */
const ownAnimal = sql`(${ANIMAL_PATHS})[1 + get_byte(uuid_send(${accounts.id}), 15) % ${sql.raw(String(ANIMALS.length))}]`;

/** The picture others see of the account, its animal without a chosen one; null while it is leaving. */
export const authorImage = sql<
  string | null
>`case when ${accounts.leavingAt} is null then coalesce(${accounts.imagePath}, ${ownAnimal}) end`;

/** An author's picture as it is answered: an upload with a signature, so that only who reads the answer sees it. */
export const toAuthorImage = async (
  { signUpload }: { signUpload: SignUpload },
  path: string | null,
): Promise<string | null> => (path === null || readAnimal(path) ? path : signUpload(path));
