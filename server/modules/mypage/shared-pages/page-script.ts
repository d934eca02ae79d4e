import { CLIENT_HEADER } from '@contract/common/envelope';
import { IN_APP_BROWSER } from '@contract/common/in-app-browser';

/**
 * The script of /clinic and /card. It exchanges the token of the fragment, shows what the server answers as HTML, asks
 * every few seconds whether it may still be shown, and sends the form of a clinic. The policy allows no other script,
 * so that no text of a person could run. `data-kind` of the page names its calls.
 */
export const PAGE_SCRIPT = `(() => {
'use strict';
const kind = document.documentElement.dataset.kind;
const at = (id) => document.getElementById(id);
const form = at('result');
let token = location.hash.slice(1);
let expiresAt = 0;
let watching = 0;
if (kind === 'clinic') history.replaceState(null, '', location.pathname);

async function call(method, path, body) {
  const headers = { '${CLIENT_HEADER}': 'page' };
  if (body) headers['content-type'] = 'application/json';
  try {
    const response = await fetch('/api/' + kind + path, { method, headers, cache: 'no-store', body: body && JSON.stringify(body) });
    return await response.json();
  } catch {
    return { success: false, code: 'OFFLINE', message: '연결이 끊겼어요. 인터넷을 확인한 뒤 다시 시도해 주세요.' };
  }
}

const ended = (code) => ['LINK_ENDED', 'INVALID_INPUT'].includes(code);
function say(title, text, again) {
  at('shown').hidden = true;
  at('sheet').textContent = '';
  at('said').hidden = false;
  at('said-title').textContent = title;
  at('said-text').textContent = text;
  at('again').hidden = !again;
}
let typed = false;
function end(message, title = '더 볼 수 없어요') {
  clearInterval(watching);
  at('soon').hidden = true;
  if (!form || form.hidden || !typed) {
    if (form) form.reset();
    return say(title, message, false);
  }
  // Typed text stays to be copied; the record is gone.
  at('sheet').textContent = '';
  for (const field of form.elements) {
    if (field.matches('input, textarea')) field.readOnly = true;
    else field.disabled = true;
  }
  for (const button of document.querySelectorAll('.top button')) button.hidden = true;
  at('problem').textContent = message + ' 적은 내용은 보내지 못했어요. 여기서 복사해 둘 수 있어요.';
  at('problem').hidden = false;
  at('problem').scrollIntoView({ block: 'center' });
}

async function start() {
  say('여는 중이에요', '', false);
  at('again').textContent = '다시 시도';
  at('outside').hidden = true;
  const again = kind === 'clinic' && !token;
  const answer = await call('POST', again ? '/sheet' : '/open', again ? undefined : { token });
  if (!answer.success) {
    if (!ended(answer.code)) return say('지금은 열지 못했어요', answer.message, true);
    if (answer.code === 'INVALID_INPUT') return end('받은 링크 전체를 다시 복사하거나 QR을 다시 찍어 주세요.', '링크가 잘렸어요');
    return end(answer.message);
  }
  if (kind === 'clinic') token = '';
  const data = answer.data;
  expiresAt = Date.parse(data.expires_at);
  at('sheet').innerHTML = data.html;
  document.title = at('sheet').querySelector('h1').textContent + ' · 쑥쑥플래너';
  at('until').textContent = new Intl.DateTimeFormat('ko-KR', kind === 'clinic' ? { timeStyle: 'short' } : { dateStyle: 'long', timeStyle: 'short' }).format(expiresAt);
  at('said').hidden = true;
  at('shown').hidden = false;
  if (form) showSent(data.sent === true);
  clearInterval(watching);
  watching = setInterval(watch, 15000);
}

async function watch() {
  if (document.hidden || at('shown').hidden) return;
  at('soon').hidden = kind !== 'clinic' || expiresAt - Date.now() > 300000;
  const answer = kind === 'clinic' ? await call('GET', '/state') : await call('POST', '/state', { token });
  if (!answer.success && ended(answer.code)) end(answer.message);
  else if (!answer.success && Date.now() > expiresAt) end('볼 수 있는 시간이 지났어요.');
}

async function close() {
  if (typed && !form.hidden && !confirm('적은 결과를 아직 보내지 않았어요. 그래도 닫을까요?')) return;
  const answer = await call('POST', '/close');
  if (!answer.success && !ended(answer.code)) return say('지금은 닫지 못했어요', answer.message, true);
  typed = false;
  end('이 기기에서 기록을 지웠어요. 다시 보려면 보호자에게 새 링크를 부탁해 주세요.', '기록을 닫았어요');
}

function showSent(sent) {
  form.hidden = sent;
  at('done').hidden = !sent;
}
function showErrors(fields, message) {
  for (const line of form.querySelectorAll('.error')) {
    const problem = fields[line.dataset.field] || '';
    line.textContent = problem;
    line.hidden = problem === '';
    const input = form.elements[line.dataset.field];
    if (input) input.setAttribute('aria-invalid', String(problem !== ''));
  }
  at('problem').textContent = Object.keys(fields).length > 0 ? '' : message;
  at('problem').hidden = at('problem').textContent === '';
  const first = [...form.querySelectorAll('.error')].find((line) => !line.hidden);
  if (!first) return;
  const input = form.elements[first.dataset.field] || form.elements['rows.gross_motor'];
  if (input) input.focus();
}
function fitRows() {
  const without = form.elements.round.selectedOptions[0].dataset.selfHelp === 'no';
  const row = at('self-help');
  row.hidden = without;
  if (without) form.elements['rows.self_help'].value = '';
}
async function send(event) {
  event.preventDefault();
  const rows = {};
  for (const input of form.querySelectorAll('[name^="rows."]')) rows[input.name.slice(5)] = input.value || null;
  const text = (name) => form.elements[name].value;
  const button = form.querySelector('button');
  button.disabled = true;
  const answer = await call('POST', '/official-result', { taken_on: text('taken_on').replaceAll('-', ''), round: Number(text('round')), rows, place: text('place'), note: text('note') });
  button.disabled = false;
  if (answer.success) {
    typed = false;
    showErrors({}, '');
    showSent(true);
    at('done').focus();
  } else if (answer.code === 'LINK_ENDED') end(answer.message);
  else showErrors(answer.fields || {}, answer.message);
}

if (form) {
  const now = new Date();
  form.elements.taken_on.value = [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0'), String(now.getDate()).padStart(2, '0')].join('-');
  form.addEventListener('submit', send);
  form.addEventListener('input', () => { typed = true; });
  form.elements.round.addEventListener('change', fitRows);
  at('correct').addEventListener('click', () => { showSent(false); form.elements.taken_on.focus(); });
}
if (at('close')) at('close').addEventListener('click', close);
at('again').addEventListener('click', start);
at('print').addEventListener('click', () => print());
addEventListener('hashchange', () => location.reload());
addEventListener('pageshow', (event) => { if (event.persisted) watch(); });
document.addEventListener('visibilitychange', watch);

// An app's own browser prints nothing. A clinic's token opens once, so it is asked before.
const isInApp = ${IN_APP_BROWSER}.test(navigator.userAgent);
if (isInApp) {
  at('print').hidden = true;
  const link = at('outside');
  link.hidden = !/KAKAOTALK/i.test(navigator.userAgent);
  link.href = 'kakaotalk://web/openExternal?url=' + encodeURIComponent(location.origin + location.pathname + '#' + token);
}
if (isInApp && kind === 'clinic' && token) {
  at('again').textContent = '여기서 보기';
  say('인쇄하려면 인터넷 브라우저로 열어 주세요', '앱 안에서는 인쇄할 수 없어요. 링크는 한 번만 열려요.', true);
} else start();
})();`;
