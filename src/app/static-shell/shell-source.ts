/** What the build needs to put the static shell into index.html (build/static-shell.ts). */
export { isGateExempt } from '@/domain/paths';
export { pageRoutes } from '../routes';
export { listStyleNames, SHELL_CLASSES } from '../theme/style-cache';
export { renderShells } from './render-shells';
export { shellKind } from './shell-kinds';
export { SHELL_STYLES } from './shell-styles';
