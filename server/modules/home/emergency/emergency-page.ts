import { parseDay } from '@contract/common/calendar';
import type { HelpLine } from '@contract/test/diagnostics-results.responses';
import { DRAWINGS } from '@server/content/emergency/drawings';
import type { EmergencyTopic } from '@server/content/emergency/topic';
import { EMERGENCY_TOPICS } from '@server/content/emergency/topics';
import { HELP_LINES, HELP_LINES_LOOKED_UP_ON } from '@server/content/help-lines';
import { escapeHtml } from '@server/http/pages/html-sanitiser';
import { EMERGENCY_STYLE } from './emergency-style';

const NUMBERS: readonly HelpLine[] = Object.values(HELP_LINES);
/** To call at once, below the button of 119. */
const URGENT: readonly HelpLine[] = [
  HELP_LINES.police,
  HELP_LINES.missing,
  HELP_LINES.suicidePrevention,
  HELP_LINES.mentalHealth,
  HELP_LINES.womenEmergency,
  HELP_LINES.welfare,
];

export const dialled = (phone: string) => `tel:${phone.replace(/[^0-9]/g, '')}`;

const TO_TOPICS = '<a class="back" href="#topics">목록으로</a>';

/** Every other topic leads to the steps of resuscitation. */
const toCpr = (id: string, html: string) =>
  id === 'cpr' ? html : html.replaceAll('심폐소생술', '<a href="#cpr">심폐소생술</a>');

const dial = ({ name, phone }: HelpLine): string =>
  phone === null ? '' : `<li><a href="${dialled(phone)}"><b>${phone}</b> <span>${escapeHtml(name)}</span></a></li>`;

/**
 * Steps with the number of their first line. Numbers run on past a drawing; below a heading, which begins a way of its
 * own, they go on from the lines that all ways share.
 */
function numberSteps(steps: EmergencyTopic['steps']) {
  const shared = steps.findIndex(({ heading }) => heading !== null);
  const numbered: (EmergencyTopic['steps'][number] & { from: number })[] = [];
  let next = 1;
  let common = 1;
  steps.forEach((step, index) => {
    if (step.heading !== null) next = common;
    numbered.push({ ...step, from: next });
    next += step.lines.length;
    if (index < shared) common = next;
  });
  return numbered;
}

function section({ id, title, act, call, steps, never, doctor, sources, checkedOn }: EmergencyTopic): string {
  const items = (lines: readonly string[]) => lines.map((line) => `<li>${toCpr(id, escapeHtml(line))}</li>`).join('');
  const first = numberSteps(steps).map(
    ({ heading, drawing, lines, from }) =>
      `${heading === null ? '' : `<h3>${escapeHtml(heading)}</h3>`}${drawing === null ? '' : DRAWINGS[drawing]}<ol start="${from}">${items(lines)}</ol>`,
  );
  const read = sources.map(
    ({ publisher, title, published }) => `${publisher} ‘${title}’${published === null ? '' : `(${published})`}`,
  );
  return `<section id="${id}">
<h2>${escapeHtml(title)}</h2>
<p class="act">${escapeHtml(act)}</p>
<div class="now"><h3>119에 바로 전화해요</h3><ul>${items(call)}</ul></div>
<h3>먼저 할 일</h3>
${first.join('\n')}
<h3>하지 않아요</h3><ul>${items(never)}</ul>
<h3>진료를 받아요</h3><ul>${items(doctor)}</ul>
<p class="sources"><small>참고한 자료: ${escapeHtml(read.join(' · '))}. ${dayWords(checkedOn)}에 확인했어요.</small></p>
${TO_TOPICS}
</section>`;
}

/** A number as an item of a list, with its source. */
export function helpLineHtml({ name, phone, url, hours, about, source }: HelpLine): string {
  const reach =
    phone !== null
      ? `<a href="${dialled(phone)}" aria-label="${name === phone ? phone : `${escapeHtml(name)} ${phone}`} 전화 걸기">${phone}</a>`
      : url !== null
        ? `<a href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(name)} 열기</a>`
        : '';
  return `<li><b>${escapeHtml(name)}</b>${reach}<div>${escapeHtml(about)}${hours ? ` (${escapeHtml(hours)})` : ''}</div><small>${escapeHtml(source)}</small></li>`;
}

/** '2026년 11월 23일' */
export function dayWords(day: string): string {
  const { year, month, day: date } = parseDay(day) ?? { year: 0, month: 0, day: 0 };
  return `${year}년 ${month}월 ${date}일`;
}

/** The emergency card as one page without scripts or further files, so that it opens on any connection. */
export const emergencyHtml = (): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>급할 때 · 쑥쑥플래너</title>
<meta name="description" content="아이가 숨을 쉬지 않을 때, 목에 걸렸을 때, 경련할 때, 열이 날 때 먼저 할 일과 전화번호를 모았어요.">
<link rel="icon" href="/icon-512.png">
<style>${EMERGENCY_STYLE}</style>
</head>
<body>
<main>
<a class="back" href="/">쑥쑥플래너로</a>
<h1>급할 때</h1>
<p>숨을 쉬지 않거나, 깨워도 반응이 없거나, 경련이 멈추지 않으면 바로 119예요. 상담원이 할 일을 전화로 알려 줘요.</p>
<a class="call" href="tel:119">119 전화하기</a>
<ul class="dial" aria-label="다른 전화번호">${URGENT.map(dial).join('')}</ul>
<nav id="topics" aria-label="무슨 일인가요"><ul>${EMERGENCY_TOPICS.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join('')}<li><a href="#numbers">전화번호 모두 보기</a></li></ul></nav>
${EMERGENCY_TOPICS.map(section).join('\n')}
<section id="numbers">
<h2>전화번호</h2>
<ul class="lines">${NUMBERS.map(helpLineHtml).join('')}</ul>
<p><small>${dayWords(HELP_LINES_LOOKED_UP_ON)}에 확인한 번호예요.</small></p>
${TO_TOPICS}
</section>
<footer>
<p>이 카드는 진단이나 진료를 대신하지 않아요. 망설여지면 119에 물어보세요. 응급처치는 소방서나 보건소에서 한 번 배워 두면 좋아요.</p>
<p>임상 전문가의 검토를 앞두고 있어요.</p>
<a class="back" href="/">쑥쑥플래너로</a>
</footer>
</main>
</body>
</html>
`;
