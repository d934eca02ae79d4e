import { media, size } from '@/shared/tokens';
import { SUB_KINDS } from './shell-kinds';

const SUB = `:is(${SUB_KINDS.map((kind) => `[data-static-shell=${kind}]`).join()})`;

/** Styles of the frame of the static shell; those of its content are the app's own. */
export const SHELL_STYLES = `
[data-static-shell]{position:fixed;inset:0;z-index:1;overflow:hidden}
[data-static-shell] span{animation:none}
[data-static-shell] [aria-current] svg{stroke-width:2.3}
[data-static-shell]~#root>[role=status]{position:relative;z-index:2;background:none;animation-delay:.6s}
@media (width < ${size.pad}px){${SUB}>nav{display:none}${SUB}>[data-tabs]{padding-bottom:0}}
${media.pad}{[data-static-shell]>[data-tabs]{min-height:100dvh}}
`;
