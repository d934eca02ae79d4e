import { createTheme } from '@mui/material/styles';
import { breakpoint, color, fontFamily, media, motion, radius, size, text, tones } from '@/shared/tokens';
import { buttons } from './overrides/buttons';
import { controls } from './overrides/controls';
import { feedback } from './overrides/feedback';
import { layout } from './overrides/layout';
import { navigation } from './overrides/navigation';

const intent = (main: string, dark: string, light: string, contrastText: string) => ({
  main,
  dark,
  light,
  contrastText,
});

const tonePalette = Object.fromEntries(
  tones.map((tone) => {
    const [soft, on] = [`${tone}Soft`, `on${tone.charAt(0).toUpperCase()}${tone.slice(1)}Soft`] as const;
    return [tone, intent(color[tone], color[on as keyof typeof color], color[soft as keyof typeof color], color.ink)];
  }),
);

/**
 * MUI's theme over the custom properties of `shared/tokens.ts`: its colours follow the scheme of the page without a
 * second theme or a render (docs/adr/0050-mui-carries-the-screens.md).
 */
export const theme = createTheme({
  palette: {
    primary: intent(color.primary, color.primaryPressed, color.leafSoft, color.onPrimary),
    secondary: intent(color.onLeafSoft, color.onLeafSoft, color.leafSoft, color.surface),
    error: intent(color.danger, color.danger, color.coralSoft, color.onDanger),
    warning: intent(color.onSunSoft, color.onSunSoft, color.sunSoft, color.surface),
    info: intent(color.onSkySoft, color.onSkySoft, color.skySoft, color.surface),
    success: intent(color.onLeafSoft, color.onLeafSoft, color.leafSoft, color.surface),
    ...tonePalette,
    background: { default: color.paper, paper: color.surface },
    text: { primary: color.ink, secondary: color.inkSoft, disabled: color.inkFaint },
    divider: color.line,
    // MUI's own reads a colour's digits, as the functions below
    getContrastText: () => color.surface,
    action: {
      active: color.ink,
      hover: color.sunken,
      selected: color.leafSoft,
      disabled: color.inkFaint,
      disabledBackground: color.sunken,
      focus: color.sunken,
    },
  },
  breakpoints: { values: { xs: 0, sm: breakpoint.small, md: breakpoint.medium, lg: breakpoint.large, xl: 1280 } },
  spacing: 4,
  mixins: { toolbar: { minHeight: size.header, [media.pad]: { minHeight: '64px' } } },
  shape: { borderRadius: Number.parseInt(radius.field, 10) },
  focusVisible: { outlineColor: color.focus, outlineWidth: 3, outlineOffset: 2 },
  typography: {
    fontFamily,
    ...text,
    body1: text.body,
    body2: text.small,
    button: { ...text.lead, fontWeight: 700, textTransform: 'none' },
    h1: undefined,
    h2: undefined,
    h3: undefined,
    h4: undefined,
    h5: undefined,
    h6: undefined,
    subtitle1: undefined,
    subtitle2: undefined,
    overline: undefined,
  },
  transitions: {
    duration: {
      shortest: motion.press,
      shorter: motion.quick,
      short: motion.quick,
      standard: motion.calm,
      complex: motion.sheet,
      enteringScreen: motion.calm,
      leavingScreen: motion.quick,
    },
  },
  components: { ...buttons, ...controls, ...feedback, ...layout, ...navigation },
});

// MUI's own read a colour's digits, which a custom property has not.
// MUI passes sums too: '0.08 + 0.04'.
const toShare = (opacity: number | string) =>
  String(opacity)
    .split('+')
    .reduce((sum, part) => sum + Number(part), 0);
const mix = (value: string, share: number, other: string) =>
  `color-mix(in srgb, ${value} ${Math.round(share * 100)}%, ${other})`;
Object.assign(theme, {
  alpha: (value: string, opacity: number | string) => mix(value, toShare(opacity), 'transparent'),
  lighten: (value: string, share: number) => mix(value, 1 - share, 'white'),
  darken: (value: string, share: number) => mix(value, 1 - share, 'black'),
});
