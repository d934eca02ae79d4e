/*
 * Injected before the page's scripts: installs React's DevTools hook and counts, at each commit,
 * the components with a `post` prop that really rendered (not those that bailed out).
 */
{
  const PERFORMED_WORK = 1;
  window.renderedRows = 0;
  const count = (fiber) => {
    for (let at = fiber; at; at = at.sibling) {
      const was = at.alternate;
      const isComponent = typeof at.type === 'function' || (typeof at.type === 'object' && at.type !== null);
      if (isComponent && at.memoizedProps?.post?.id && was && (at.flags & PERFORMED_WORK) !== 0)
        window.renderedRows += 1;
      // an untouched subtree is shared with the one before
      if (!was || was.child !== at.child) count(at.child);
    }
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_, root) => count(root.current),
  };
}
