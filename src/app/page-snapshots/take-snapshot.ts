import type { PageSnapshot } from '@/shared/session/page-snapshots';
import { STYLE_KEY } from '../theme/style-cache';

/** Of the page, what starts further below than this many heights of the window is left out. */
const MOST_HEIGHTS = 1.25;
/** What is for those who act on the page. */
const DROPPED = ['title', 'tabindex', 'data-discover', 'aria-current'];
const CLASS = new RegExp(`\\.(${STYLE_KEY}-[\\w-]+)`, 'g');

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isBelow = (node: Element, bottom: number) => node.getBoundingClientRect().top > bottom;

/** A copy of an element without what is below `bottom` (px in the window). Attributes the page policy refuses are renamed. */
function copyAbove(element: Element, bottom: number, classes: Set<string>): Element {
  const copy = element.cloneNode(false) as Element;
  for (const name of DROPPED) copy.removeAttribute(name);
  // Would be in the page twice; parts of a drawing name each other.
  if (!(element instanceof SVGElement)) copy.removeAttribute('id');
  for (const name of copy.classList) classes.add(name);
  const style = copy.getAttribute('style');
  if (style !== null) {
    copy.removeAttribute('style');
    copy.setAttribute('data-style', style);
  }
  for (const child of element.childNodes)
    if (!isElement(child)) copy.append(child.cloneNode());
    else if (!isBelow(child, bottom)) copy.append(copyAbove(child, bottom, classes));
  return copy;
}

const isOwn = ({ ownerNode }: CSSStyleSheet) => ownerNode instanceof HTMLStyleElement && 'emotion' in ownerNode.dataset;
const isGlobal = ({ ownerNode }: CSSStyleSheet) => (ownerNode as HTMLElement).dataset.emotion?.endsWith('-global');
const toText = (rules: readonly CSSRule[]) => rules.map(({ cssText }) => cssText).join('');

/** The rules that Emotion has inserted for these classes. index.html has the others, and fewer custom properties. */
function collectStyles(classes: ReadonlySet<string>): string {
  const own = [...document.styleSheets].filter(isOwn);
  const ofPage = own.filter(isGlobal).flatMap(({ cssRules }) => [...cssRules]);
  const ofClasses = own
    .filter((sheet) => !isGlobal(sheet))
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(({ cssText }) => [...cssText.matchAll(CLASS)].some(([, name]) => name && classes.has(name)));
  // In a layer, so that none of it is above the classes of index.html, which come before.
  return `@layer{${toText(ofPage)}}${toText(ofClasses)}`;
}

/** What the app shows at the top of the page. */
export function takeSnapshot(root: Element): PageSnapshot {
  const classes = new Set<string>();
  // Of a page that is scrolled, too.
  const bottom = innerHeight * MOST_HEIGHTS - scrollY;
  // The tab bar is at the bottom of the window, wherever that is.
  const parts = [...root.children].map((part) =>
    copyAbove(part, part.querySelector('main') ? bottom : Number.POSITIVE_INFINITY, classes),
  );
  return { html: parts.map(({ outerHTML }) => outerHTML).join(''), css: collectStyles(classes) };
}
