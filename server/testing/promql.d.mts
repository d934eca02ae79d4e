export type Selector = { metric: string; matchers: { label: string; operator: string; value: string }[] };

export function readQuery(expression: string): {
  selectors: Selector[];
  /** The labels of `by (…)`; null where the query groups by none. */
  grouping: string[] | null;
};
