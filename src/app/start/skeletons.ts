import { darkRoles, lightRoles } from '../../shared/color-schemes';
import {
  type ColorRole,
  color,
  colorVar,
  darkScheme,
  fontFamily,
  gutter,
  media,
  radius,
  safe,
  size,
  space,
  text,
} from '../../shared/tokens';
import { TAB_LABELS } from '../shell/tab-labels';

// Imported by the build (build/static-shell.ts) without the aliases of the client.

const tabs = Object.values(TAB_LABELS)
  .map((label) => `<li><i></i>${label}</li>`)
  .join('');

/** A page with logo and tabs, or a sub page: `first-paint.ts` names the one of the path, the other one's parts are hidden. */
export const SKELETON_HTML =
  '<div data-static-shell inert aria-hidden="true">' +
  '<header><svg viewBox="0 0 24 24"><path d="M14.8 5.5 8.3 12l6.5 6.5"/></svg><i></i><b>쑥쑥</b>플래너</header>' +
  '<main><i></i><i></i><i></i><i></i></main>' +
  `<nav><i></i><ul>${tabs}</ul></nav>` +
  '</div>';

const ROLES = [
  'paper',
  'surface',
  'line',
  'leafSoft',
  'ink',
  'inkSoft',
  'primary',
] as const satisfies readonly ColorRole[];
const toVariables = (roles: Record<ColorRole, string>) =>
  ROLES.map((role) => `${colorVar(role)}:${roles[role]};`).join('');
const { fontSize, lineHeight } = text.micro;

/** Sizes as in `AppHeader`, `PageShell` and `TabBar`, whose places it keeps. */
export const SKELETON_STYLES = `
:root{${toVariables(lightRoles)}}
${darkScheme}{${toVariables(darkRoles)}}
body{margin:0}
[data-static-shell]{position:fixed;inset:0;z-index:1;overflow:hidden;box-sizing:border-box;background:${color.paper};color:${color.ink};font-family:${fontFamily}}
[data-static-shell=""]{display:none}
[data-static-shell] *{box-sizing:border-box}
[data-static-shell] i{display:block;background:${color.line};border-radius:${radius.small}}
[data-static-shell] header{box-sizing:content-box;display:flex;align-items:center;min-height:${size.header}px;border-bottom:1px solid transparent;padding:${safe.top} ${gutter} 0;font-size:1.1875rem;font-weight:800;letter-spacing:-.05em}
[data-static-shell] header i{width:28px;height:28px;margin-right:7px;background:${color.leafSoft}}
[data-static-shell] header b{font-weight:800;color:${color.primary}}
[data-static-shell] svg{display:none;width:24px;height:24px;padding:10px;margin-left:-8px;fill:none;stroke:currentColor;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round;box-sizing:content-box}
[data-static-shell=sub] svg{display:block}
[data-static-shell=sub] header{font-size:0;border-color:${color.line}}
[data-static-shell=sub] header i{display:none}
[data-static-shell] main{display:grid;gap:${space(3)};max-width:1120px;margin:0 auto;padding:${space(5)} ${gutter}}
[data-static-shell] main i{height:132px;border-radius:${radius.card}}
[data-static-shell] main i:first-child{width:45%;height:28px;border-radius:${radius.small}}
[data-static-shell] nav{position:fixed;left:0;right:0;bottom:0;padding-bottom:${safe.bottom};background:${color.surface};border-top:1px solid ${color.line}}
[data-static-shell] nav>i{display:none;width:40px;height:40px;margin:0 auto ${space(6)};background:${color.leafSoft}}
[data-static-shell] ul{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));max-width:560px;margin:0 auto;padding:0;list-style:none}
[data-static-shell] li{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:2px;min-height:${size.tabBar}px;padding:4px 2px;font-size:min(${fontSize},4.6vw);line-height:${lineHeight};font-weight:600;color:${color.inkSoft}}
[data-static-shell] li i{width:24px;height:24px;margin:2px 0;border-radius:50%}
[data-static-shell]~#root>[role=status]{position:relative;z-index:2;background:none;animation-delay:.6s}
@media (width < ${size.pad}px){[data-static-shell=sub] nav{display:none}}
${media.pad}{
[data-static-shell]{padding-left:calc(${size.rail}px + ${safe.left})}
[data-static-shell] header{min-height:64px;padding:${safe.top} ${space(8)} 0}
[data-static-shell=top] header i{display:none}
[data-static-shell] main{padding:${space(8)}}
[data-static-shell] nav{top:0;right:auto;width:calc(${size.rail}px + ${safe.left});padding:calc(${space(4)} + ${safe.top}) 0 0;border-top:0;border-right:1px solid ${color.line}}
[data-static-shell] nav>i{display:block}
[data-static-shell] ul{grid-template-columns:1fr;gap:${space(3)};padding:0 ${space(2)}}
[data-static-shell] li{min-height:72px;gap:4px;font-size:${text.caption.fontSize};line-height:${text.caption.lineHeight}}
}`;
