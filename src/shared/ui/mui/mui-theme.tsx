import { STYLE_ELEMENT_TEXT } from '@contract/common/page-policy';
import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import { type ReactNode, useInsertionEffect } from 'react';
import { makeTheme } from './theme';

const theme = makeTheme();

/** A rule of custom properties, from the object that MUI makes of it. */
const toRule = ([selector, declarations]: [string, unknown]): string => {
  const lines = Object.entries<string>(Object(declarations)).map(([name, value]) =>
    name === 'colorScheme' ? `color-scheme:${value}` : `${name}:${value}`,
  );
  return `${selector}{${lines.join(';')}}`;
};

/** Adds MUI's variables to the page, once for all of its parts; as rules, since the page policy refuses other text. */
function insertVariables() {
  if (document.querySelector('style[data-mui-variables]')) return;
  const style = document.createElement('style');
  style.dataset.muiVariables = '';
  style.append(STYLE_ELEMENT_TEXT);
  document.head.append(style);
  const rules = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet).map(toRule));
  for (const rule of rules) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
}

/**
 * Theme of the parts of MUI inside. Each of our parts that is built on one brings it along, so that a page without such
 * a part, /home first, loads nothing of MUI (docs/adr/0027-our-design-language-on-muis-base.md).
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  useInsertionEffect(insertVariables, []);
  return (
    <ThemeContext.Provider value={theme}>
      <DefaultPropsProvider value={theme.components}>{children}</DefaultPropsProvider>
    </ThemeContext.Provider>
  );
}
