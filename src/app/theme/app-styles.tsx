import { Global } from '@emotion/react';
import { globalStyles, reducedMotion } from './global-styles';

const styles = [globalStyles, reducedMotion];

/** Styles of every page. */
export const AppStyles = () => <Global styles={styles} />;
