import { escapeHtml } from '@server/http/pages/html-sanitiser';
import { CODE_LABEL, type LetterLink, type LetterPart, type LetterParts, PRODUCT_NAME } from './letter-parts';

/**
 * One column of tables with inline styles, without pictures: what Gmail, Naver Mail and Outlook all draw. Where a program
 * reads the style element, the dark scheme has colours of its own; the light ones stay readable when they are inverted.
 */
export function letterHtml({ title, parts, footer }: LetterParts): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(title)}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;${STYLES.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="${STYLES.paper}">
<tr><td align="center" style="padding:24px 16px 40px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="brand" align="left" style="padding:0 8px 12px;${STYLES.brand}">${PRODUCT_NAME}</td></tr>
<tr><td class="card" align="left" style="padding:28px 24px;${STYLES.card}">
<h1 class="ink" style="margin:0;${STYLES.title}">${escapeHtml(title)}</h1>
${toBlocks(parts).join('\n')}
</td></tr>
<tr><td class="soft" align="left" style="padding:20px 8px 0;${STYLES.footer}">
${footer.map(toFooterLine).join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** Lines up to an empty one are a paragraph; codes and buttons are blocks of their own. */
function toBlocks(parts: readonly LetterPart[]): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push(paragraph(lines));
    lines = [];
  };
  for (const part of parts) {
    if (typeof part === 'string' && part !== '') {
      lines.push(part);
      continue;
    }
    endParagraph();
    if (typeof part !== 'string') blocks.push('code' in part ? codeBox(part.code) : button(part));
  }
  endParagraph();
  return blocks;
}

const paragraph = (lines: readonly string[]) =>
  `<p class="ink" style="margin:16px 0 0;${STYLES.text}">${lines.map(escapeHtml).join('<br>\n')}</p>`;

const codeBox = (code: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 0"><tr>
<td class="box ink" align="center" style="padding:16px;${STYLES.box}"><span class="soft" style="${STYLES.label}">${CODE_LABEL}</span><br>
<b style="${STYLES.code}">${escapeHtml(code)}</b></td>
</tr></table>`;

/** Outlook gives a link no padding, so there the cell has it. */
const button = ({ label, url }: LetterLink) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0"><tr>
<td class="button" align="center" style="${STYLES.button};mso-padding-alt:15px 20px"><a class="button-text" href="${escapeHtml(url)}" style="display:block;padding:15px 20px;${STYLES.buttonText}">${escapeHtml(label)}</a></td>
</tr></table>`;

const toFooterLine = (line: string | LetterLink) =>
  typeof line === 'string'
    ? `<p style="margin:0 0 4px">${escapeHtml(line)}</p>`
    : `<a class="soft" href="${escapeHtml(line.url)}" style="display:inline-block;padding:10px 16px 10px 0;${STYLES.link}">${escapeHtml(line.label)}</a>`;

const FONT = `font-family:-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',sans-serif`;
const STYLES = {
  paper: 'background-color:#fffaf3',
  brand: `${FONT};font-size:17px;line-height:24px;font-weight:700;color:#2c7a4b`,
  card: 'background-color:#fffefb;border:1px solid #eee2d1;border-radius:16px',
  title: `${FONT};font-size:21px;line-height:30px;font-weight:700;color:#2e2720;word-break:keep-all`,
  text: `${FONT};font-size:16px;line-height:26px;color:#2e2720;word-break:keep-all;overflow-wrap:anywhere`,
  box: `${FONT};background-color:#eef6ea;border-radius:12px;color:#2e2720`,
  label: 'font-size:14px;line-height:20px;color:#5c5246',
  code: 'font-size:30px;line-height:40px;letter-spacing:6px;padding-left:6px',
  button: 'background-color:#2c7a4b;border-radius:12px',
  buttonText: `${FONT};font-size:16px;line-height:22px;font-weight:700;color:#ffffff;text-decoration:none`,
  footer: `${FONT};font-size:13px;line-height:20px;color:#655a4d;word-break:keep-all`,
  link: 'color:#655a4d;text-decoration:underline',
} as const;

const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:#1d1a16!important}
.card{background-color:#27231d!important;border-color:#3b352c!important}
.box{background-color:#23362a!important}
.ink{color:#f7f0e4!important}
.soft{color:#cbbfae!important}
.brand{color:#8fd6a2!important}
.button{background-color:#8fd6a2!important}
.button-text{color:#12301c!important}
}
`;
