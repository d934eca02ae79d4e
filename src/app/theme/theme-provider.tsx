import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
// before any router listens to Back
import '@/shared/ui/sheet-history';
import { globalStyles } from './global-styles';
import { theme } from './theme';

// Made once, so that a render of the root does not serialise the sheet again.
const globals = <GlobalStyles styles={globalStyles} />;

/** Theme, base styles and the colour roles of both schemes. The scheme follows the device. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {globals}
      {children}
    </ThemeProvider>
  );
}
