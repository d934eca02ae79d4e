/** Browser APIs that jsdom lacks and the product uses. */

const parseWidth = (query: string, kind: 'min' | 'max') => {
  const found = new RegExp(`${kind}-width:\\s*([\\d.]+)px`).exec(query)?.[1];
  return found === undefined ? null : Number(found);
};

window.matchMedia = (query: string) => {
  const min = parseWidth(query, 'min');
  const max = parseWidth(query, 'max');
  const matches =
    (min !== null || max !== null) &&
    window.innerWidth >= (min ?? 0) &&
    window.innerWidth <= (max ?? Number.POSITIVE_INFINITY);
  return Object.assign(new EventTarget(), {
    matches,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
};

class NoObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.ResizeObserver = NoObserver;
window.IntersectionObserver = NoObserver;

// A canvas that draws nothing: drawing is tested in a real browser.
HTMLCanvasElement.prototype.getContext = () => null;

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;

HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(value?: string) {
  if (!this.open) return;
  this.open = false;
  if (value !== undefined) this.returnValue = value;
  this.dispatchEvent(new Event('close'));
};

URL.createObjectURL ??= () => 'blob:http://localhost/picture';
URL.revokeObjectURL ??= () => undefined;

// jsdom's listeners know only jsdom's AbortSignal; the page's is Node's. (The environment gives window a method of its own.)
for (const target of [window, Object.getPrototypeOf(Node.prototype) as EventTarget]) {
  const listen: EventTarget['addEventListener'] = target.addEventListener;
  target.addEventListener = function addEventListener(
    this: EventTarget,
    ...[type, listener, options]: Parameters<EventTarget['addEventListener']>
  ) {
    if (typeof options !== 'object' || !options.signal) return listen.call(this, type, listener, options);
    const { signal, ...rest } = options;
    if (signal.aborted) return;
    listen.call(this, type, listener, rest);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest));
  };
}

// `fetch` under test is Node's and takes Node's FormData alone, which knows no form. React makes one of a form whose
// submit begins a navigation, and only reads it where the form has an action.
const NodeFormData = globalThis.FormData;
globalThis.FormData = class extends NodeFormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
};
