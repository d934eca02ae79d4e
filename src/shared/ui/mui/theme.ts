import { extendTheme } from '@mui/material/styles';
import { darkRoles, lightRoles } from '@/shared/color-schemes';
import type { ColorRole } from '@/shared/tokens';
import { breakpoint, fontFamily, motion, radius, text } from '@/shared/tokens';

// MUI derives channels from its palette, so it needs the values; our own parts use the custom properties.
const palette = (roles: Record<ColorRole, string>) => ({
  primary: { main: roles.primary, dark: roles.primaryPressed, light: roles.leaf, contrastText: roles.onPrimary },
  error: { main: roles.danger, dark: roles.danger, light: roles.coral, contrastText: roles.onDanger },
  background: { default: roles.paper, paper: roles.surface },
  text: { primary: roles.ink, secondary: roles.inkSoft, disabled: roles.inkFaint },
  divider: roles.line,
});

/** The theme with CSS variables; what MUI's createTheme makes of the same options, with the type of its sheets. */
export function makeTheme() {
  const theme = extendTheme({
    colorSchemeSelector: '[data-scheme="%s"]',
    colorSchemes: { light: { palette: palette(lightRoles) }, dark: { palette: palette(darkRoles) } },
    breakpoints: { values: { xs: 0, sm: breakpoint.small, md: breakpoint.medium, lg: breakpoint.large, xl: 1280 } },
    spacing: 4,
    shape: { borderRadius: Number.parseInt(radius.field, 10) },
    typography: {
      fontFamily,
      body1: text.body,
      body2: text.small,
      button: { ...text.strong, textTransform: 'none' },
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
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
    },
  });
  // Variables without fall-back values in each rule.
  return { ...theme, vars: theme.generateThemeVars() };
}
