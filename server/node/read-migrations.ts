import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Migration } from '../db/migrate';

/** The migrations of the given folder; by default the project's own. */
export const readMigrations = (folder = path.resolve('server/db/migrations')): Migration[] =>
  readMigrationFiles({ migrationsFolder: folder });
