import { type Animal, animalPath } from '@contract/accounts/picture';
import { DAY_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { accounts } from '@server/db/schema';
import { NO_PASSWORD } from '@server/modules/accounts/no-password';
import { nicknameColumns } from '@server/modules/community/members/nicknames';
import { seedId } from './seed-ids';
import { AUTHORS } from './seed-post';
import { EXPERTS } from './seed-texts';

/** Number of accounts that only like and vote: enough for every like of the demo to be a row. */
export const CROWD = 128;

export const authorId = (author: number) => seedId(`author-${author + 1}`);
export const expertId = (expert: number) => seedId(`expert-${expert + 1}`);
export const crowdId = (index: number) => seedId(`reader-${(index % CROWD) + 1}`);

/** Pictures chosen by the authors, by their order; the others chose none. */
const CHOSEN: readonly (Animal | null)[] = ['bear', 'penguin', 'rabbit', null, 'koala', 'fox', 'chick', null];

/** Members of the demo community, without log-in. */
export async function seedPeople(tx: Database, now: number): Promise<void> {
  const person = (id: string, loginId: string, name: string, days: number) => ({
    id,
    loginId,
    passwordHash: NO_PASSWORD,
    name,
    ...nicknameColumns(name),
    email: `${loginId}@example.com`,
    isFirstLogin: false,
    createdAt: new Date(now - days * DAY_MS),
  });
  const rows = [
    ...AUTHORS.map((name, index) => ({
      ...person(authorId(index), `ssukssuk.author.${index + 1}`, name, 90),
      imagePath: CHOSEN[index] ? animalPath(CHOSEN[index]) : null,
    })),
    ...EXPERTS.map((name, index) => ({
      ...person(expertId(index), `ssukssuk.expert.${index + 1}`, name, 120),
      role: 'expert' as const,
    })),
    ...Array.from({ length: CROWD }, (_, index) =>
      person(crowdId(index), `ssukssuk.reader.${index + 1}`, `이웃 ${index + 1}`, 90),
    ),
  ];
  await tx.insert(accounts).values(rows).onConflictDoNothing();
}
