import type { PageSnapshot } from '@/shared/session/page-snapshots';
import { listStyleNames, STYLE_KEY } from '../theme/style-cache';

/** Of the page, what starts further below than this many heights of the window is left out. */
const MOST_HEIGHTS = 1.25;
/** What is for those who act on the page. */
const DROPPED = ['title', 'tabindex', 'data-discover', 'aria-current'];

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** A copy of an element without what is below `limit` (px in the window). */
function copyAbove(element: Element, limit: number): Node {
  const copy = element.cloneNode(false);
  for (const child of element.childNodes) {
    if (!isElement(child)) {
      copy.appendChild(child.cloneNode());
      continue;
    }
    const { top, bottom, height } = child.getBoundingClientRect();
    // Most are above as a whole. One without a box of its own (display: contents) says nothing about its children.
    if (height > 0 && bottom <= limit) copy.appendChild(child.cloneNode(true));
    else if (top <= limit) copy.appendChild(copyAbove(child, limit));
  }
  return copy;
}

/** Takes from a copy what is for those who act on the page; renames attributes that the page's policy refuses. */
function cleanCopy(copy: DocumentFragment): void {
  for (const name of DROPPED) for (const element of copy.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  // Would be in the page twice; parts of a drawing name each other.
  for (const element of copy.querySelectorAll('[id]:not(svg, svg *)')) element.removeAttribute('id');
  for (const element of copy.querySelectorAll('[style]')) {
    element.setAttribute('data-style', element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
}

function listClasses(copy: DocumentFragment): Set<string> {
  const classes = new Set<string>();
  for (const element of copy.querySelectorAll('[class]')) for (const name of element.classList) classes.add(name);
  return classes;
}

const isOwn = ({ ownerNode }: CSSStyleSheet) => ownerNode instanceof HTMLStyleElement && 'emotion' in ownerNode.dataset;
const isGlobal = ({ ownerNode }: CSSStyleSheet) => (ownerNode as HTMLElement).dataset.emotion?.endsWith('-global');

/** The rules that Emotion has inserted for these classes. index.html has the others, and fewer custom properties. */
function collectStyles(classes: ReadonlySet<string>): string {
  const own = [...document.styleSheets].filter(isOwn);
  const toRules = (sheets: CSSStyleSheet[]) =>
    sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const ofPage = toRules(own.filter(isGlobal));
  const ofClasses = toRules(own.filter((sheet) => !isGlobal(sheet))).filter((rule) =>
    listStyleNames(rule).some((name) => classes.has(`${STYLE_KEY}-${name}`)),
  );
  // In a layer, so that none of it is above the classes of index.html, which come before.
  return `@layer{${ofPage.join('')}}${ofClasses.join('')}`;
}

/** What the app shows at the top of the page. */
export function takeSnapshot(root: Element): PageSnapshot {
  // Of a page that is scrolled, too.
  const limit = innerHeight * MOST_HEIGHTS - scrollY;
  const copy = document.createDocumentFragment();
  // The tab bar is at the bottom of the window, wherever that is.
  for (const part of root.children)
    copy.append(part.querySelector('main') ? copyAbove(part, limit) : part.cloneNode(true));
  cleanCopy(copy);
  const html = [...copy.children].map(({ outerHTML }) => outerHTML).join('');
  return { html, css: collectStyles(listClasses(copy)) };
}
