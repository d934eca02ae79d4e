import type { CardPart } from '@contract/mypage/care-card';
import { CARD_PART_WORDS } from '@contract/mypage/care-card';
import type { MedicalInfo } from '@contract/mypage/medical-info.responses';
import { allergyLines, CONTACTS_LABEL, medicineLines } from '@contract/mypage/medical-words';
import type { HelpLine } from '@contract/test/diagnostics-results.responses';
import { HELP_LINES, HELP_LINES_LOOKED_UP_ON } from '@server/content/help-lines';
import { escapeHtml } from '@server/http/pages/html-sanitiser';
import { dayWords, dialled, helpLineHtml } from '@server/modules/home/emergency/emergency-page';
import type { OwnPage } from '@server/modules/mypage/shared-pages/answer-page';
import { pageHtml } from '@server/modules/mypage/shared-pages/page-html';

/** Those of the emergency card that somebody who looks after a child may need at once. */
const NUMBERS: readonly HelpLine[] = [
  HELP_LINES.ambulance,
  HELP_LINES.police,
  HELP_LINES.missing,
  HELP_LINES.emergencyPortal,
  HELP_LINES.diseaseControl,
];
const ASK = '보호자가 적어 둔 것이 없어요. 보호자에게 물어봐 주세요.';

export type ShownCard = {
  name: string;
  age: string;
  parts: readonly CardPart[];
  /** Null while the guardian wrote nothing. */
  medical: MedicalInfo | null;
  routine: readonly string[];
};

/** The card with the chosen parts alone, every text of a person escaped. */
export function cardHtml({ name, age, parts, medical, routine }: ShownCard): string {
  const bodies: Record<CardPart, () => string> = {
    allergies: () => list(medical ? allergyLines(medical) : []),
    medicines: () => list(medical ? medicineLines(medical) : []),
    contacts: () => contacts(medical?.contacts ?? []),
    routine: () => `<ol class="day">${items(routine)}</ol>`,
    clinic: () => clinic(medical?.clinic ?? { name: '', phone: '' }),
  };
  const shown = parts.map((part) => `<h2>${CARD_PART_WORDS[part].label}</h2>${bodies[part]()}`).join('');
  return `<article><h1>${escapeHtml(name)} 돌봄 카드</h1><p>${escapeHtml(age)}</p>${shown}<footer><p>보호자가 적은 내용이에요. 숨을 쉬지 않거나 깨워도 반응이 없으면 바로 119에 전화해 주세요.</p></footer></article>`;
}

const items = (lines: readonly string[]) => lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
const list = (lines: readonly string[]) => (lines.length === 0 ? `<p>${ASK}</p>` : `<ul>${items(lines)}</ul>`);
const phoneLink = (who: string, phone: string) =>
  `<a href="${escapeHtml(dialled(phone))}" aria-label="${escapeHtml(who)} ${escapeHtml(phone)} 전화 걸기">${escapeHtml(phone)}</a>`;

function contacts(people: MedicalInfo['contacts']): string {
  const own = people.map(({ name, phone }) => `<li><b>${escapeHtml(name)}</b>${phoneLink(name, phone)}</li>`).join('');
  return `<h3>${CONTACTS_LABEL}</h3>${own === '' ? `<p>${ASK}</p>` : `<ul class="people">${own}</ul>`}<h3>도움 받는 번호</h3><ul class="lines">${NUMBERS.map(helpLineHtml).join('')}</ul><p><small>${dayWords(HELP_LINES_LOOKED_UP_ON)}에 확인한 번호예요.</small></p><p><a href="/emergency">응급 상황에 먼저 할 일 보기</a></p>`;
}

function clinic({ name, phone }: MedicalInfo['clinic']): string {
  if (name === '' && phone === '') return `<p>${ASK}</p>`;
  return `<ul class="people"><li>${name === '' ? '' : `<b>${escapeHtml(name)}</b>`}${phone === '' ? '' : phoneLink(name, phone)}</li></ul>`;
}

/** The same for everybody: what it shows is asked for by its script. */
export const cardPageHtml = (): OwnPage => PAGE;

const PAGE = pageHtml({
  kind: 'card',
  title: '돌봄 카드',
  about: '보호자가 돌봐 주시는 분께 보여 드리는 카드예요.',
  before: '<a class="call" href="tel:119">119 전화하기</a>\n',
});
