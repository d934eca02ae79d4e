/** Optional features of the pages: an expression that is true where a browser has it, and the effect without it. */
export const FALLBACKS = [
  {
    name: 'Scroll-driven animations',
    has: 'CSS.supports("animation-timeline", "scroll(self inline)")',
    instead: 'a row that scrolls is cut off at its edge instead of fading',
  },
  {
    name: '`field-sizing`',
    has: 'CSS.supports("field-sizing", "content")',
    instead: 'a filter is as wide as its longest choice',
  },
  {
    name: '`text-wrap: balance`',
    has: 'CSS.supports("text-wrap", "balance")',
    instead: 'lines of a title are of unequal length',
  },
  { name: 'Container queries', has: 'CSS.supports("container-type", "inline-size")', instead: 'cards keep one column' },
  { name: '`scrollend`', has: '"onscrollend" in window', instead: 'a feed remembers its place when it is left' },
  {
    name: 'Coalesced pointer moves',
    has: '"getCoalescedEvents" in PointerEvent.prototype',
    instead: 'ink has one point a frame',
  },
  {
    name: '`navigator.share`',
    has: 'typeof navigator.share === "function"',
    instead: 'the address is copied, and a toast says so',
  },
  {
    name: '`navigator.vibrate`',
    has: 'typeof navigator.vibrate === "function"',
    instead: 'feedback is seen and not felt',
  },
  {
    name: 'Web Locks',
    has: '"locks" in navigator',
    instead: 'two tabs may refresh at once; the server accepts both',
  },
  {
    name: 'Background sync',
    has: '"SyncManager" in window',
    instead: 'what waits is sent when a page is open',
  },
  {
    name: 'Trusted Types',
    has: '"trustedTypes" in window',
    instead: 'the sanitiser and the policy of the page guard alone',
  },
] as const;
