/** The charts of the screen in ink on white paper. */
export const PRINT_COLORS = {
  '--gg-ink': '#000',
  '--gg-ink-soft': '#333',
  '--gg-line': '#ccc',
  '--gg-line-strong': '#777',
  '--gg-surface': '#fff',
  '--gg-primary': '#000',
  '--gg-leaf': '#8a8a8a',
  '--gg-leaf-soft': '#eee',
  '--gg-on-leaf-soft': '#444',
} as const;
