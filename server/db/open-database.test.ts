/** @postgres migrations */
import { type Config, readConfig } from '@server/config';
import { silentLog } from '@server/node/json-log';
import pg from 'pg';
import { openDatabase, PendingMigrations } from './open-database';

const serverUrl = process.env.TEST_DATABASE_URL;
const onServer = serverUrl ? describe : describe.skip;

onServer('a start with DATABASE_MIGRATE=off', () => {
  const name = `ggp_pending_${process.pid}`;
  const url = new URL(serverUrl ?? 'postgres://unused');
  url.pathname = `/${name}`;
  const asAdmin = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  beforeAll(() => asAdmin(`create database ${name}`));
  afterAll(() => asAdmin(`drop database ${name} with (force)`));
  const open = (overrides: Partial<Config>) =>
    openDatabase({ ...readConfig({ DATABASE_URL: url.href }), ...overrides }, { log: silentLog });

  test('is refused while migrations are missing and succeeds once they were applied', async () => {
    await expect(open({ databaseMigrate: false })).rejects.toThrow(PendingMigrations);
    await (await open({ databaseMigrate: true })).close();
    const database = await open({ databaseMigrate: false });
    await database.close();
  });
});
