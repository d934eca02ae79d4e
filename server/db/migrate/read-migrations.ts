import { projectPaths } from '@server/lib/project-paths';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Migration } from './migrate';

/** The project's migrations from their folder. */
export const readMigrations = (folder = projectPaths.migrations): Migration[] =>
  readMigrationFiles({ migrationsFolder: folder });
