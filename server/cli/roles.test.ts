import { accounts, staffActions } from '@server/db/schema';
import { useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';
import { readCommand, runCommand } from './roles';

const t = useTestApp();

const run = (...args: string[]) => runCommand(t.db, readCommand(args), t.clock.now);

test('grants, shows and revokes a role, effective from the next request', async () => {
  const { token, accountId } = await t.signUp({ loginId: 'haneul' });
  const role = async () => (await t.callJson<{ role: string }>('GET', '/auth/info', { token })).data.role;
  expect(await run('list')).toEqual({ lines: ['역할이 있는 사람이 없어요. / Nobody has a role.'], done: true });
  expect(await run('grant', ' HaNeul ', 'moderator')).toEqual({ lines: ['haneul: parent → moderator'], done: true });
  expect(await role()).toBe('moderator');
  expect((await run('list')).lines).toEqual(['moderator\thaneul']);
  expect(await run('grant', 'haneul', 'admin')).toEqual({ lines: ['haneul: moderator → admin'], done: true });
  expect(await run('revoke', 'haneul', 'moderator')).toMatchObject({ done: false });
  expect(await role()).toBe('admin');
  expect(await run('revoke', 'haneul', 'admin')).toEqual({ lines: ['haneul: admin → parent'], done: true });
  expect(await role()).toBe('parent');
  const log = await t.db.select().from(staffActions);
  expect(log.map(({ action, actorId, subjectId }) => [action, actorId, subjectId])).toEqual([
    ['role.moderator', null, accountId],
    ['role.admin', null, accountId],
    ['role.parent', null, accountId],
  ]);
  await t.db.update(accounts).set({ leavingAt: new Date() }).where(eq(accounts.id, accountId));
  expect(await run('grant', 'haneul', 'expert')).toMatchObject({ done: false });
});

test('reports an unknown id in both languages', async () => {
  expect(await run('grant', 'nobody', 'admin')).toEqual({
    lines: ["'nobody' 아이디가 없어요. / There is no account 'nobody'."],
    done: false,
  });
});

test.each([
  [],
  ['grant'],
  ['grant', 'haneul'],
  ['grant', 'haneul', 'king'],
  ['grant', 'haneul', 'parent'],
  ['list', 'x'],
  ['drop', 'a', 'admin'],
])('prints the usage for an unknown command (%#)', (...args: string[]) => {
  expect(() => readCommand(args)).toThrow('npm run admin -- grant <login_id> <role>');
});
