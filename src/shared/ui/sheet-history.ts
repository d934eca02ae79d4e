/**
 * One Back press closes a sheet. An open sheet has a history entry of its own, a marked copy of its page's. Closed by
 * other means the entry remains and is skipped on the way back, so closing never races with a navigation of the same
 * tap and no press is ever lost.
 */
const mark = 'ggSheet';

interface OpenSheet {
  id: string;
  depth: number;
  onBack: () => void;
}

const openSheets: OpenSheet[] = [];

const asRecord = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
/** How many sheets deep an entry is: 0 for the page itself. */
const getDepth = (state: unknown) => Number(asRecord(state)[mark] ?? 0);
/** The router counts pages by `idx` and names locations by `key`; a sheet's entry has those of its page. */
const getPageIndex = (state: unknown) => asRecord(state).idx;
const getEntryKey = (state: unknown) => asRecord(state).key;

/** The state of the current entry; `popstate` only has the state of the target. */
let current: unknown;

function onPopState(event: PopStateEvent) {
  const [from, to] = [current, event.state];
  current = to;
  // a replaced entry keeps its number: still one page, for which Back is one press
  const replaced = getEntryKey(from) !== getEntryKey(to);
  if (getPageIndex(from) !== getPageIndex(to)) {
    for (const sheet of openSheets.splice(0).reverse()) sheet.onBack();
    return;
  }
  if (!replaced && getDepth(to) >= getDepth(from)) return;
  const closed = openSheets.filter((sheet) => sheet.depth > getDepth(to)).reverse();
  if (closed.length > 0) {
    openSheets.splice(openSheets.length - closed.length);
    if (!replaced) event.stopImmediatePropagation();
    for (const sheet of closed) sheet.onBack();
  } else if (getPageIndex(to) !== 0) {
    // skips the sheet's entry; not at the visit's first page, which may have nothing before it
    event.stopImmediatePropagation();
    window.history.back();
  }
}

function follow(method: 'pushState' | 'replaceState') {
  const original = window.history[method].bind(window.history);
  window.history[method] = (...args: Parameters<History['pushState']>) => {
    original(...args);
    current = window.history.state;
  };
}

// At import, which the theme does before the router exists: the router's listener must come after this one, since for
// events at the window itself Chromium has no capture phase.
if (typeof window !== 'undefined') {
  current = window.history.state;
  follow('pushState');
  follow('replaceState');
  window.addEventListener('popstate', onPopState);
}

/** Registers an open sheet; `onBack` is called when the user goes back from it. */
export function enterSheet(id: string, onBack: () => void): void {
  const wanted = (openSheets[openSheets.length - 1]?.depth ?? 0) + 1;
  const depth = Math.max(wanted, getDepth(window.history.state));
  const state = { ...asRecord(window.history.state), [mark]: depth };
  // the entry of a sheet that has closed meanwhile is taken over
  if (getDepth(window.history.state) < wanted) window.history.pushState(state, '');
  openSheets.push({ id, depth, onBack });
}

/** A sheet has closed by other means than Back. */
export function leaveSheet(id: string): void {
  const at = openSheets.findIndex((sheet) => sheet.id === id);
  if (at !== -1) openSheets.splice(at, 1);
}
