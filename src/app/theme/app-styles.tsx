import { Global } from '@emotion/react';
import { globalStyles, reducedMotion } from './global-styles';

/** Styles of every page. Made once, so that a render of the root does not serialise the sheet again. */
export const appStyles = <Global styles={[globalStyles, reducedMotion]} />;
