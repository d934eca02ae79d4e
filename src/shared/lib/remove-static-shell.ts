/** Removes the static shell of index.html with its styles, once the app has rendered a page or failed. */
export function removeStaticShell(): void {
  for (const part of document.querySelectorAll('[data-static-shell], [data-shell-styles]')) part.remove();
}
