import type { Queryable } from './database';

/** Of one query in one database; more would be a value in place of a placeholder. */
const MOST_SHAPES = 100;

/**
 * A query whose text and columns are built once for each database and shape, not for each request: to build the text of
 * a list of cards costs more than to send it. Values are placeholders (`sql.placeholder`), given to `execute`. Inside a
 * transaction, which is a database of its own, it is built again.
 * @param build the query of a shape: which conditions it has, never a value
 */
export function prepareQuery<Prepared, Shape extends Record<string, unknown> = Record<string, never>>(
  build: (db: Queryable, shape: Shape) => { prepare: (name: string) => Prepared },
): (db: Queryable, shape: Shape) => Prepared {
  const sessions = new WeakMap<object, Map<string, Prepared>>();
  return (db, shape) => {
    // What a prepared query runs on: the database's or a transaction's.
    const { session } = db._;
    const shapes = sessions.get(session) ?? new Map<string, Prepared>();
    sessions.set(session, shapes);
    const key = JSON.stringify(shape);
    const known = shapes.get(key);
    if (known) return known;
    // The driver names it by its text (name-statements.ts).
    const prepared = build(db, shape).prepare('');
    if (shapes.size >= MOST_SHAPES) throw new Error('a prepared query has too many shapes');
    shapes.set(key, prepared);
    return prepared;
  };
}
