/**
 * One Back press closes a sheet. An open sheet stands on a history entry of its own that copies the
 * page's state, so going back from it is invisible to the router (a navigation under way is not
 * interrupted). An entry left behind by a navigation out of an open sheet steps aside by itself.
 */
const mark = 'ggSheet';

interface OpenSheet {
  id: string;
  onBack: () => void;
}

const openSheets: OpenSheet[] = [];
let leaving: { id: string; timer: ReturnType<typeof setTimeout> } | undefined;
let settling = false;
let whenSettled: (() => void) | undefined;

const asRecord = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
const markOf = (state: unknown) => asRecord(state)[mark];
/** The router names entries by `key` and counts them by `idx`; a sheet's entry bears its page's. */
const pageOf = (state: unknown) => `${String(asRecord(state).key)}/${String(asRecord(state).idx)}`;

let page = '';

function stepOff() {
  settling = true;
  page = pageOf(window.history.state);
  window.history.back();
}

function onPopState(event: PopStateEvent) {
  const samePage = pageOf(event.state) === page;
  if (settling) {
    settling = false;
    if (samePage) event.stopImmediatePropagation();
    whenSettled?.();
    whenSettled = undefined;
    return;
  }
  if (openSheets.length > 0) {
    const stays = openSheets.findIndex((sheet) => sheet.id === markOf(event.state)) + 1;
    const closed = openSheets.splice(stays).reverse();
    if (closed.length > 0 && samePage) event.stopImmediatePropagation();
    for (const sheet of closed) sheet.onBack();
    return;
  }
  if (markOf(event.state) !== undefined) stepOff();
}

let listening = false;
function listen() {
  if (listening) return;
  listening = true;
  // capture: before the router's own listener
  window.addEventListener('popstate', onPopState, true);
  // reloaded while a sheet was open
  if (markOf(window.history.state) !== undefined) stepOff();
}

function push(id: string) {
  const state = { ...asRecord(window.history.state), [mark]: id };
  page = pageOf(state);
  if (leaving && markOf(window.history.state) === leaving.id) window.history.replaceState(state, '');
  else window.history.pushState(state, '');
  if (leaving) clearTimeout(leaving.timer);
  leaving = undefined;
}

/** A sheet has opened; `onBack` is called when the user goes back from it. */
export function enterSheet(id: string, onBack: () => void): void {
  listen();
  openSheets.push({ id, onBack });
  if (!settling) {
    push(id);
    return;
  }
  whenSettled = () => {
    if (openSheets.some((sheet) => sheet.id === id)) push(id);
  };
}

/** A sheet has closed by other means than Back: its entry goes too, unless a navigation has already built on it. */
export function leaveSheet(id: string): void {
  const at = openSheets.findIndex((sheet) => sheet.id === id);
  if (at === -1) return;
  openSheets.splice(at, 1);
  if (markOf(window.history.state) !== id) return;
  // a moment later: a navigation or the next sheet of the same tap may take the entry over
  const timer = setTimeout(() => {
    leaving = undefined;
    if (markOf(window.history.state) === id) stepOff();
  }, 0);
  leaving = { id, timer };
}
