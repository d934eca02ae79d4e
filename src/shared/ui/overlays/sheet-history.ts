/**
 * One Back press closes a sheet. An open sheet has a history entry of its own: a copy of the router's entry of its page
 * with the depth of the sheet. Closed by other means the entry remains and is skipped on the way back, so closing never
 * races with a navigation of the same tap and no press is ever lost (docs/adr/0027-our-design-language-on-muis-base.md).
 */
interface OpenSheet {
  id: string;
  depth: number;
  onBack: () => void;
}

/** The router counts pages by `idx` and names locations by `key`; a sheet's entry has those of its page. */
interface Entry {
  idx?: unknown;
  key?: unknown;
  /** How many sheets deep the entry is; absent for the page itself. */
  sheetDepth?: number;
}

const openSheets: OpenSheet[] = [];

const readEntry = (): Entry => window.history.state ?? {};
const getDepth = ({ sheetDepth = 0 }: Entry) => sheetDepth;

/** The current entry, also while `popstate` only tells the one gone to. */
let current: Entry = {};
const remember = () => {
  current = readEntry();
};

function onPopState(event: PopStateEvent) {
  const from = current;
  remember();
  const to = current;
  if (from.idx !== to.idx) {
    for (const sheet of openSheets.splice(0).reverse()) sheet.onBack();
    return;
  }
  // a replaced entry keeps its number: still one page, for which Back is one press
  const isReplaced = from.key !== to.key;
  if (!isReplaced && getDepth(to) >= getDepth(from)) return;
  const closed = openSheets.filter(({ depth }) => depth > getDepth(to)).reverse();
  if (closed.length > 0) {
    openSheets.splice(openSheets.length - closed.length);
    if (!isReplaced) event.stopImmediatePropagation();
    for (const sheet of closed) sheet.onBack();
  } else if (to.idx !== 0 || !isReplaced) {
    // skips the sheet's entry; not a replaced first page, which the router must show if nothing is before it
    event.stopImmediatePropagation();
    window.history.back();
  }
}

/**
 * Creates the router of a product with sheets. They listen to Back before it does: closing a sheet is no navigation, and
 * a skipped entry is never rendered.
 */
export function withSheetHistory<Router extends { subscribe: (onChange: () => void) => unknown }>(
  createRouter: () => Router,
): Router {
  window.addEventListener('popstate', onPopState);
  const router = createRouter();
  remember();
  router.subscribe(remember);
  return router;
}

/** Registers an open sheet; `onBack` is called when the user goes back from it. */
export function enterSheet(id: string, onBack: () => void): void {
  const entry = readEntry();
  const wanted = (openSheets.at(-1)?.depth ?? 0) + 1;
  const depth = Math.max(wanted, getDepth(entry));
  // the entry of a sheet that has closed meanwhile is taken over
  if (getDepth(entry) < wanted) window.history.pushState({ ...entry, sheetDepth: depth }, '');
  remember();
  openSheets.push({ id, depth, onBack });
}

/** A sheet has closed by other means than Back. */
export function leaveSheet(id: string): void {
  const at = openSheets.findIndex((sheet) => sheet.id === id);
  if (at !== -1) openSheets.splice(at, 1);
}
