import * as v from 'valibot';

/** One item of a kind as staff see it. */
export const contentEntry = v.strictObject({
  id: v.string(),
  title: v.string(),
  /** Origin: the release's item, changed since, or added by staff. */
  state: v.picklist(['released', 'changed', 'added']),
  /** Why it is not shown; null while it is. */
  unlisted_reason: v.nullable(v.string()),
});
export type ContentEntry = v.InferOutput<typeof contentEntry>;

const named = v.strictObject({ id: v.string(), title: v.string() });

/** Preview of an import; nothing is ever deleted. */
export const contentPreview = v.strictObject({
  errors: v.array(
    v.strictObject({
      /** Of the item in the file, from 1. */
      row: v.number(),
      /** 'sources.0.url'; empty for the whole item. */
      field: v.string(),
      message: v.string(),
    }),
  ),
  added: v.array(named),
  changed: v.array(v.strictObject({ ...named.entries, fields: v.array(v.string()) })),
  relisted: v.array(named),
  unlisted: v.array(named),
  /** How many stay as they are. */
  same: v.number(),
});
export type ContentPreview = v.InferOutput<typeof contentPreview>;
