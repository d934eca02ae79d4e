// jsdom matches every rule of every style sheet against an element before it answers one property of its computed style;
// role queries ask for two properties of every element, which took a quarter of a page test. Here the properties that
// queries and events read are resolved from an index of the rules that set them. All others come from jsdom's own code.
const { createRequire } = require('node:module');

const fromJest = createRequire(require.resolve('jest-environment-jsdom'));
const fromJsdom = createRequire(fromJest.resolve('jsdom'));
const selectors = fromJsdom('./jsdom/living/helpers/selectors.js');
const { implForWrapper } = fromJsdom('./jsdom/living/generated/utils.js');
const { CSSStyleDeclaration } = fromJsdom('cssstyle');
const cssom = fromJsdom('rrweb-cssom');
const defaultSheet = cssom.parse(fromJsdom('./jsdom/browser/default-stylesheet.js'));

/** Name in a computed style → name in a sheet. None is part of a shorthand. */
const QUICK = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events', opacity: 'opacity' };
const PROPERTIES = Object.values(QUICK);
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };

/** Requirement of the last compound of each selector of a list: a class or a tag, or neither. */
function parseSelectors(selectorText) {
  // A comma or combinator inside parentheses, brackets or a string is left to the full match.
  if (/[()[\]"'\\]/.test(selectorText)) return [{ selector: selectorText, className: null, tag: null, isExact: false }];
  return selectorText.split(',').map((part) => {
    const selector = part.trim();
    const compound = /(?:^|[\s>+~])([a-zA-Z][\w-]*)?(?:\.([\w-]+))?[^\s>+~]*$/.exec(selector);
    const [tag = null, className = null] = compound?.slice(1) ?? [];
    const isExact = selector === tag || selector === `.${className}`;
    return { selector, className, tag: className ? null : (tag?.toLowerCase() ?? null), isExact };
  });
}

const parsed = new Map();

/** True if the element has a class or tag that one of the selectors requires; false settles that none matches. */
function mayMatch(element, selectorText) {
  if (!parsed.has(selectorText)) parsed.set(selectorText, parseSelectors(selectorText));
  return parsed
    .get(selectorText)
    .some(({ className, tag }) =>
      className ? element.classList.contains(className) : !tag || tag === element.localName,
    );
}

const { matchesDontThrow } = selectors;
let isFiltering = true;
// Replaced before jsdom's style rules, loaded with the first window, take their reference.
selectors.matchesDontThrow = (element, selectorText) =>
  (!isFiltering || typeof selectorText !== 'string' || mayMatch(element, selectorText)) &&
  matchesDontThrow(element, selectorText);

/** Rules of a sheet that set one of the quick properties; of media rules those for screens, as in jsdom. */
function relevantRules({ cssRules }) {
  const found = [];
  for (const rule of cssRules) {
    const rules = rule.media ? (Array.from(rule.media).includes('screen') ? rule.cssRules : []) : [rule];
    for (const { selectorText, style } of rules) {
      if (selectorText && PROPERTIES.some((property) => style.getPropertyValue(property) !== '')) {
        found.push({ style, selectors: parseSelectors(selectorText) });
      }
    }
  }
  return found;
}

/** All relevant rules of a document's sheets by the class or tag they require, in cascade order. */
class RuleIndex {
  sheets = [];
  order = 0;
  byName = new Map();

  constructor() {
    this.add(defaultSheet);
  }
  add(sheet) {
    for (const { style, selectors } of relevantRules(sheet)) {
      this.order += 1;
      for (const { selector, className, tag, isExact } of selectors) {
        const name = className ? `.${className}` : (tag ?? '*');
        if (!this.byName.has(name)) this.byName.set(name, []);
        this.byName.get(name).push({ order: this.order, style, selector, isExact });
      }
    }
  }
  matching(element) {
    const classNames = element.getAttributeNS(null, 'class')?.match(/\S+/g) ?? [];
    const names = ['*', element.localName, ...new Set(classNames.map((name) => `.${name}`))];
    return names
      .flatMap((name) => this.byName.get(name) ?? [])
      .filter(({ isExact, selector }) => isExact || matchesDontThrow(element, selector))
      .sort((a, b) => a.order - b.order);
  }
}

const indexes = new WeakMap();

/** The index of a document; sheets that were added since the last call are appended, any other change builds it again. */
function getIndex(document) {
  const sheets = document.styleSheets._list;
  let index = indexes.get(document);
  if (!index || index.sheets.some((sheet, at) => sheets[at] !== sheet)) {
    index = new RuleIndex();
    indexes.set(document, index);
  }
  // jsdom keeps its cache when the text of a style element changes in place, and so answers from before it.
  if (sheets.length > index.sheets.length) document._styleCache = null;
  for (const sheet of sheets.slice(index.sheets.length)) {
    index.add(sheet);
    index.sheets.push(sheet);
  }
  return index;
}

const declarations = new WeakMap();

/** The quick properties that rules and the style attribute set on an element, as jsdom cascades them: the last one wins. */
function declarationFor(element) {
  const { _ownerDocument: document } = element;
  const index = getIndex(document);
  // jsdom drops its cache on every change that may alter a style; ours is bound to it.
  document._styleCache ??= new WeakMap();
  if (!declarations.has(document._styleCache)) declarations.set(document._styleCache, new WeakMap());
  const cache = declarations.get(document._styleCache);
  let declaration = cache.get(element);
  if (declaration) return declaration;

  declaration = new CSSStyleDeclaration();
  for (const style of [...index.matching(element).map((rule) => rule.style), element.style]) {
    for (const property of PROPERTIES) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else if (value !== '') declaration.setProperty(property, value);
    }
  }
  cache.set(element, declaration);
  return declaration;
}

function resolve(element, property) {
  const value = declarationFor(element).getPropertyValue(property);
  if (value !== '' || !(property in INHERITED)) return value;
  return element.parentElement ? resolve(element.parentElement, property) : INHERITED[property];
}

/** Replaces `window.getComputedStyle`; the values are the same. */
function installQuickStyles(window) {
  const computeAll = window.getComputedStyle;
  // For the test that compares the two.
  window.__jsdomComputedStyle = (element) => {
    isFiltering = false;
    implForWrapper(element)._ownerDocument._styleCache = null;
    try {
      return computeAll(element);
    } finally {
      isFiltering = true;
    }
  };
  window.getComputedStyle = (element, pseudoElement) => {
    const impl = pseudoElement ? null : implForWrapper(element);
    if (!impl?.style) return computeAll(element, pseudoElement);
    let computed;
    const getComplete = () => (computed ??= computeAll(element));
    return new Proxy(Object.prototype, {
      get(_target, key) {
        if (Object.hasOwn(QUICK, key)) return resolve(impl, QUICK[key]);
        if (key === 'getPropertyValue') {
          return (name) => (PROPERTIES.includes(name) ? resolve(impl, name) : getComplete().getPropertyValue(name));
        }
        const complete = getComplete();
        const value = complete[key];
        return typeof value === 'function' ? value.bind(complete) : value;
      },
      has: (_target, key) => key in getComplete(),
    });
  };
}

module.exports = { installQuickStyles };
