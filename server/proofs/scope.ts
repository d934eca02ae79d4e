import { PERSON_TABLES } from '@server/db/person-tables';
import * as schema from '@server/db/schema';
import { createOpenApiDocument, toDocumentPath } from '@server/http/openapi';
import type { Unit } from '@server/testing/figure';
import { memoryDeps } from '@server/testing/test-deps';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { tablesOfSchema } from './contents';
import { createHostedApp } from './hosted-app';
import { leadsToAccount } from './plant';
import { nameOf, routesOf } from './route-table';

/** Everything of the app that docs/security.md counts, by its unit: names, sorted. */
export type Scope = Record<Unit, string[]>;

const nameOfTable = (table: PgTable) => getTableConfig(table).name;

/** 'table.column' of every column that the archive of an account has to hold. */
export const listExportedColumns = () =>
  PERSON_TABLES.filter(({ notExported }) => !notExported).flatMap(({ table, leftOut = {} }) => {
    const { name, columns } = getTableConfig(table);
    return columns.filter((column) => !(column.name in leftOut)).map((column) => `${name}.${column.name}`);
  });

/** The scope of the app as its code says it; nothing is asked of a database. */
export async function createScope(): Promise<Scope> {
  const app = createHostedApp(memoryDeps(drizzle.mock({ schema })));
  const routes = routesOf(app);
  const writes = routes.filter(({ changes }) => changes);
  const { paths } = await createOpenApiDocument(app);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { security: object[] }>).map(([method, { security }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      asksForToken: security.some((one) => 'accessToken' in one),
    })),
  );
  const withToken = new Set(operations.filter(({ asksForToken }) => asksForToken).map(({ name }) => name));
  return {
    routes: routes.map(nameOf).sort(),
    writes: writes.map(nameOf).sort(),
    'signed-in writes': writes
      .filter(({ method, path }) => withToken.has(`${method} ${toDocumentPath(path)}`))
      .map(nameOf)
      .sort(),
    operations: operations.map(({ name }) => name).sort(),
    'person tables': tablesOfSchema.filter(leadsToAccount).map(nameOfTable).sort(),
    'exported columns': listExportedColumns().sort(),
  };
}
