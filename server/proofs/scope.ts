import { PERSON_TABLES } from '@server/db/person-tables';
import * as schema from '@server/db/schema';
import { createOpenApiDocument, toDocumentPath } from '@server/http/openapi';
import type { Unit } from '@server/testing/figure';
import { memoryDeps } from '@server/testing/test-deps';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { listTables } from './contents';
import { createHostedApp } from './hosted-app';
import { leadsToAccount } from './insert-marked-rows';
import { getRouteName, listRoutes } from './route-table';

/** Everything of the app that docs/security.md counts, by its unit: names, sorted. */
export type Scope = Record<Unit, string[]>;

const getTableName = (table: PgTable) => getTableConfig(table).name;

/** 'table.column' of every column the export of an account must contain. */
export const listExportedColumns = () =>
  PERSON_TABLES.filter(({ notExported }) => !notExported).flatMap(({ table, leftOut = {} }) => {
    const { name, columns } = getTableConfig(table);
    return columns.filter((column) => !(column.name in leftOut)).map((column) => `${name}.${column.name}`);
  });

/** The scope of the app from its code, without a database. */
export async function createScope(): Promise<Scope> {
  const app = createHostedApp(memoryDeps(drizzle.mock({ schema })));
  const routes = listRoutes(app);
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
    routes: routes.map(getRouteName).sort(),
    writes: writes.map(getRouteName).sort(),
    'signed-in writes': writes
      .filter(({ method, path }) => withToken.has(`${method} ${toDocumentPath(path)}`))
      .map(getRouteName)
      .sort(),
    operations: operations.map(({ name }) => name).sort(),
    'person tables': listTables.filter(leadsToAccount).map(getTableName).sort(),
    'exported columns': listExportedColumns().sort(),
  };
}
