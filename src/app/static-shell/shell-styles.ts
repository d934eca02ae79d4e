import { media, size } from '@/shared/tokens';

/** Styles of the frame of the static shell; those of its content are the app's own. */
export const SHELL_STYLES = `
[data-static-shell]{position:fixed;inset:0;z-index:1;overflow:hidden}
[data-static-shell] span{animation:none}
[data-static-shell] [aria-current] svg{stroke-width:2.3}
[data-static-shell]~#root>[role=status]{position:relative;z-index:2;background:none;animation-delay:.6s}
@media (width < ${size.pad}px){[data-static-shell=sub]>nav{display:none}[data-static-shell=sub]>[data-tabs]{padding-bottom:0}}
${media.pad}{[data-static-shell]>[data-tabs]{min-height:100dvh}}
`;
