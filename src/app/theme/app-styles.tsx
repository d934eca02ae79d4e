import { css, Global, type SerializedStyles } from '@emotion/react';
import { globalStyles, reducedMotion } from './global-styles';

let serialized: SerializedStyles | undefined;

/** Styles of every page. The start compiles them in a task of their own. */
export const serializeAppStyles = (): SerializedStyles => (serialized ??= css([globalStyles, reducedMotion]));

export const AppStyles = () => <Global styles={serializeAppStyles()} />;
