import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { globalStyles } from './global-styles';
import { theme } from './theme';

// Made once, so that a render of the root does not serialise the sheets again.
const globals = <GlobalStyles styles={globalStyles} />;
// The provider of @mui/material makes the same of it: variables without fall-back values in each rule.
const provided = { ...theme, vars: theme.generateThemeVars() };
const variables = <GlobalStyles styles={theme.generateStyleSheets()} />;

/** Theme and base styles, without the variables of MUI. */
export function AppStyles({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={provided}>
      <CssBaseline />
      {globals}
      {children}
    </ThemeProvider>
  );
}

/**
 * Theme, base styles and the colour roles of both schemes. The scheme follows an attribute of the page (public/color-scheme.js),
 * so this is the provider of @mui/system: that of @mui/material brings a switch of schemes with its storage, 4 KB of the first load.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <AppStyles>
      {children}
      {variables}
    </AppStyles>
  );
}
