import { DOMAINS } from '@contract/test/diagnostics-kinds';
import { OFFICIAL_LEVELS, OFFICIAL_NOTE_MAX, OFFICIAL_ROUNDS, PLACE_MAX } from '@contract/test/diagnostics-official';
import { OFFICIAL_LEVEL_LABELS, OFFICIAL_NAME } from '@contract/test/diagnostics-words';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import type { OwnPage } from '@server/modules/mypage/shared-pages/answer-page';
import { pageHtml } from '@server/modules/mypage/shared-pages/page-html';

/** The sentence of a refused field, below it. */
const error = (field: string) => `<p class="error" id="error-${field}" data-field="${field}" hidden></p>`;
const described = (field: string) => `name="${field}" aria-describedby="error-${field}"`;
const OPTIONAL = '<span class="optional">(안 적어도 돼요)</span>';

const rounds = OFFICIAL_ROUNDS.map(
  ({ round, from_month, to_month, self_help }) =>
    `<option value="${round}"${self_help ? '' : ' data-self-help="no"'}>${round}차 (${from_month}~${to_month}개월)</option>`,
).join('');
const levels = OFFICIAL_LEVELS.map((level) => `<option value="${level}">${OFFICIAL_LEVEL_LABELS[level]}</option>`).join(
  '',
);
const rows = DOMAINS.map(
  (domain) =>
    `<div${domain === 'self_help' ? ' id="self-help"' : ''}><label>${DOMAIN_LABELS[domain]}<select ${described(`rows.${domain}`)}><option value="">고르지 않음</option>${levels}</select></label>${error(`rows.${domain}`)}</div>`,
).join('');

const form = `<form id="result" novalidate aria-labelledby="result-title">
<h2 id="result-title">${OFFICIAL_NAME} 보내기</h2>
<p>오늘 검진을 하셨다면 결과를 적어 주세요. 보호자가 확인하고 저장해야 기록에 남아요.</p>
<div><label>검진받은 날<input type="date" ${described('taken_on')}></label>${error('taken_on')}</div>
<div><label>몇 차 검진인가요?<select ${described('round')}><option value="">골라 주세요</option>${rounds}</select></label>${error('round')}</div>
<fieldset><legend>결과지에 적힌 결과</legend><p class="optional">없는 영역은 비워 두세요.</p><div class="rows">${rows}</div>${error('rows')}</fieldset>
<div><label>검진받은 곳 ${OPTIONAL}<input type="text" maxlength="${PLACE_MAX}" autocomplete="off" ${described('place')}></label>${error('place')}</div>
<div><label>보호자에게 남길 말 ${OPTIONAL}<textarea maxlength="${OFFICIAL_NOTE_MAX}" ${described('note')}></textarea></label>${error('note')}</div>
<p class="error" id="problem" role="alert" hidden></p>
<button>보호자에게 보내기</button>
</form>
<section id="done" tabindex="-1" hidden><h2>보호자에게 보냈어요</h2><p>보호자가 확인하고 저장하면 기록에 남아요.</p><button id="correct" class="soft" type="button">고쳐서 다시 보내기</button></section>
`;

/** The same for everybody: what it shows is asked for by its script. */
export const clinicHtml = (): OwnPage => PAGE;

const PAGE = pageHtml({
  kind: 'clinic',
  title: '진료용 기록',
  about: '보호자가 보여 드리는 기록이에요.',
  after: form,
});
