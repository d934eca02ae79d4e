/** @postgres migrations */
import { type Config, readConfig } from '@server/config';
import { silentLog } from '@server/node/monitoring/json-log';
import { openOnServer } from '@server/testing/own-database';
import { sql } from 'drizzle-orm';
import { OtherBaseline, openDatabase, PendingMigrations } from './open-database';

const serverUrl = process.env.TEST_DATABASE_URL;
const onServer = serverUrl ? describe : describe.skip;

onServer('a start on a server', () => {
  let own: Awaited<ReturnType<typeof openOnServer>>;
  beforeEach(async () => {
    own = await openOnServer(serverUrl ?? '');
  });
  afterEach(() => own.close());
  const open = (overrides: Partial<Config>) =>
    openDatabase({ ...readConfig({ DATABASE_URL: own.url }), ...overrides }, { log: silentLog });

  test('with DATABASE_MIGRATE=off is refused while migrations are missing, and succeeds once they were applied', async () => {
    await expect(open({ databaseMigrate: false })).rejects.toThrow(PendingMigrations);
    await (await open({ databaseMigrate: true })).close();
    const database = await open({ databaseMigrate: false });
    await database.close();
  });

  test('is refused on a database with another first migration, which stays as it is', async () => {
    await own.migrate([{ sql: ['create table accounts ()'], bps: true, folderMillis: 1, hash: 'another' }]);
    for (const databaseMigrate of [false, true]) await expect(open({ databaseMigrate })).rejects.toThrow(OtherBaseline);
    expect(await own.db.execute(sql`select * from accounts`)).toMatchObject({ fields: [] });
  });
});
