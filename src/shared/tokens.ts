/**
 * The names of the design language. Colours are CSS custom properties (their light and dark
 * values are in `color-schemes.ts`), so a component follows the colour scheme without a render.
 */
export const colorRoles = [
  // page and cards
  'paper',
  'surface',
  'surfaceRaised',
  'sunken',
  'line',
  'lineStrong',
  // text
  'ink',
  'inkSoft',
  'inkFaint',
  // actions
  'primary',
  'primaryPressed',
  'onPrimary',
  'focus',
  'danger',
  'onDanger',
  'scrim',
  'toast',
  'onToast',
  'toastError',
  'onToastError',
  // six tones, each a soft ground, a text on it and a bright fill for shapes
  'leafSoft',
  'onLeafSoft',
  'leaf',
  'apricotSoft',
  'onApricotSoft',
  'apricot',
  'coralSoft',
  'onCoralSoft',
  'coral',
  'sunSoft',
  'onSunSoft',
  'sun',
  'skySoft',
  'onSkySoft',
  'sky',
  'lilacSoft',
  'onLilacSoft',
  'lilac',
  // drawings
  'artInk',
  'artCream',
  'artWhite',
  'artBrown',
  'artTan',
  'artGrey',
  'artLeaf',
  'artLeafDeep',
  'artBlush',
  'artNight',
  'artGround',
  'artCloud',
] as const;

export type ColorRole = (typeof colorRoles)[number];

const kebab = (role: string) => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property of a role, e.g. `--gg-leaf-soft`. */
export const colorVar = (role: ColorRole) => `--gg-${kebab(role)}`;

/** `color.leafSoft` → `var(--gg-leaf-soft)`, for styles and SVG fills. */
export const color = Object.fromEntries(colorRoles.map((role) => [role, `var(${colorVar(role)})`])) as Record<
  ColorRole,
  string
>;

export const tones = ['leaf', 'apricot', 'coral', 'sun', 'sky', 'lilac'] as const;
export type Tone = (typeof tones)[number];

/** Ground, text and bright fill of a tone. */
export const toneColors: Record<Tone, { soft: string; on: string; fill: string }> = {
  leaf: { soft: color.leafSoft, on: color.onLeafSoft, fill: color.leaf },
  apricot: { soft: color.apricotSoft, on: color.onApricotSoft, fill: color.apricot },
  coral: { soft: color.coralSoft, on: color.onCoralSoft, fill: color.coral },
  sun: { soft: color.sunSoft, on: color.onSunSoft, fill: color.sun },
  sky: { soft: color.skySoft, on: color.onSkySoft, fill: color.sky },
  lilac: { soft: color.lilacSoft, on: color.onLilacSoft, fill: color.lilac },
};

/** Colours that are the same in both colour schemes. */
export const white = '#fff';
export const shadowColor = (alpha: number) => `rgba(60, 40, 20, ${alpha})`;
/** Under what floats over the page: a toast, a menu. */
export const floatShadow = (alpha: number) => `0 10px 30px rgba(46, 39, 32, ${alpha})`;
export const deepShadowColor = (alpha: number) => `rgba(40, 30, 20, ${alpha})`;
/** A label over a photo. */
export const overPhoto = { ground: 'rgba(20, 14, 8, 0.72)', veil: 'rgba(20, 14, 8, 0.5)', text: white } as const;
/** Sheets that are printed on white paper. */
export const printColor = { ink: '#000', inkSoft: '#333', line: '#888', lineSoft: '#999', head: '#f2f2f2' } as const;

/** Spacing in steps of 4 px: `space(4)` is the 16-px gutter. */
export const space = (steps: number) => `${steps * 4}px`;
export const gutter = space(4);

export const radius = { small: '10px', field: '14px', card: '20px', sheet: '24px', round: '999px' } as const;

/** Durations in ms, 50–300 but for what celebrates. The global style sheet turns them all off under reduced motion. */
export const motion = {
  press: 80,
  quick: 140,
  calm: 220,
  sheet: 280,
  leave: 200,
  /** A page that fades in. */
  fade: 120,
  /** A heart that is given. */
  spring: 260,
  /** Once, at the end of a check and at three stars. */
  confetti: 600,
  ease: 'cubic-bezier(0.22, 0.8, 0.28, 1)',
} as const;

/** Sizes in px. Heights are used as `min-height`, so that larger text grows the part. */
export const size = { touch: 44, mainButton: 52, input: 52, tabBar: 56, header: 56, rail: 96, pad: 800 } as const;

/** Widths in px at which columns change (docs/specification.md §9.2); the tablet layout itself begins at `size.pad`. */
export const breakpoint = { small: 600, medium: 768, large: 1000 } as const;

/** Default gap between the parts of a layout (docs/specification.md §9.2). */
export const layoutGap = space(10);

export const media = {
  pad: `@media (min-width: ${size.pad}px)`,
  small: `@media (min-width: ${breakpoint.small}px)`,
  medium: `@media (min-width: ${breakpoint.medium}px)`,
  /** Two columns fit beside the rail. */
  large: `@media (min-width: ${breakpoint.large}px)`,
  /**
   * A phone held sideways, or text enlarged to 400 %: bars that stay would leave little of the page. An upright phone
   * whose keyboard is open is neither: its bars hold what one types.
   */
  short: '@media (max-height: 400px) and (min-width: 600px), (max-height: 270px)',
  /** The second alone, with the tab bar along the bottom. */
  tiny: `@media (max-height: 270px) and (max-width: ${size.pad - 1}px)`,
  hover: '@media (hover: hover)',
  touch: '@media (hover: none)',
  calm: '@media (prefers-reduced-motion: reduce)',
} as const;

/**
 * The root while the page is dark: the device is, or it was chosen in the settings. Not `:root`: Emotion joins a pseudo
 * class at the beginning of a selector to the component's own class.
 */
export const darkScheme = 'html[data-scheme="dark"]';

export const safe = {
  top: 'env(safe-area-inset-top, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
  left: 'env(safe-area-inset-left, 0px)',
  right: 'env(safe-area-inset-right, 0px)',
} as const;

/** Height of the bar above the header while it shows (`TopBar`), for what sticks to the top of the screen. */
export const topBarVar = '--gg-top-bar';
export const topBar = `var(${topBarVar}, 0px)`;
/** The part of the notch that bar does not cover. */
export const topInset = `max(0px, ${safe.top} - ${topBar})`;

/** The edge of a row that scrolls sideways fades until its end is reached; nothing where a row fits. */
export const edgeFade = {
  animation: 'gg-edge-fade linear',
  animationTimeline: 'scroll(self inline)',
  '@keyframes gg-edge-fade': {
    '0%, 96%': { maskImage: `linear-gradient(to left, transparent, ${color.ink} ${space(12)})` },
    '100%': { maskImage: 'none' },
  },
} as const;

export const fontFamily =
  "'Apple SD Gothic Neo', Pretendard, 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', system-ui, -apple-system, sans-serif";

const step = (px: number, lineHeight: number, fontWeight: number, letterSpacing = '-0.01em') => ({
  fontSize: `${px / 16}rem`,
  lineHeight,
  fontWeight,
  letterSpacing,
});

/** The type scale, 11–26 px, in rem. */
export const text = {
  micro: step(11, 1.4, 500, '0'),
  caption: step(12, 1.45, 500, '0'),
  small: step(13, 1.5, 400),
  body: step(15, 1.6, 400),
  strong: step(15, 1.5, 600),
  lead: step(16, 1.55, 400),
  label: step(14, 1.45, 600),
  title: step(18, 1.4, 700, '-0.02em'),
  headline: step(22, 1.35, 750, '-0.025em'),
  display: step(26, 1.3, 800, '-0.03em'),
} as const;

export type TextVariant = keyof typeof text;

/** The ring every focusable part shows when it is reached by keyboard. */
export const focusRing = { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } as const;

/** Text is cut off with … after so many lines. */
export const clampLines = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;
