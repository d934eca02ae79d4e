let root: HTMLElement | undefined;

/** The toasts' place in the page: MUI's modals hide what is beside them from screen readers, but toasts have to be announced. */
export function getToastRoot(): HTMLElement {
  if (root?.isConnected) return root;
  const created = document.createElement('div');
  new MutationObserver(() => created.removeAttribute('aria-hidden')).observe(created, {
    attributeFilter: ['aria-hidden'],
  });
  document.body.append(created);
  root = created;
  return created;
}
