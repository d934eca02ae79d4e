import type { DemoAccount } from '@server/demo/seed';

const CSS = `
body { margin: 0; }
.demo-bar { display: flex; gap: 8px; align-items: center; justify-content: center; flex-wrap: wrap; padding: 6px 12px;
  background: #2f2a24; color: #fff7ea; font: 0.8125rem/1.5 system-ui, sans-serif; text-align: center; word-break: keep-all; }
.demo-bar b { user-select: all; }
.demo-bar summary { min-height: 32px; padding: 4px 8px; cursor: pointer; }
.demo-bar p { margin: 4px 0; }
.demo-bar progress { width: 8em; accent-color: #ffd98f; }
.demo-bar button { min-height: 32px; padding: 0 12px; border: 1px solid currentColor; border-radius: 16px;
  background: none; color: inherit; font: inherit; cursor: pointer; }`;

function bar(): HTMLElement {
  const existing = document.querySelector<HTMLElement>('.demo-bar');
  if (existing) return existing;
  const style = document.createElement('style');
  style.textContent = CSS;
  document.head.append(style);
  const bar = document.createElement('aside');
  bar.className = 'demo-bar';
  bar.setAttribute('aria-label', '체험판 안내');
  document.body.prepend(bar);
  return bar;
}

const bold = (text: string) => Object.assign(document.createElement('b'), { textContent: text });

/** A strip above the product with a message and an optional button. */
export function say(text: string, action?: { label: string; run: () => void }) {
  const parts: (Node | string)[] = [text];
  if (action) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: action.label });
    button.addEventListener('click', action.run);
    parts.push(button);
  }
  bar().replaceChildren(...parts);
}

/** Shows how much of the start is done, in percent, and lets the browser paint it. */
export async function sayShare(percent: number) {
  const share = Math.round(percent);
  const progress = Object.assign(document.createElement('progress'), { max: 100, value: share });
  progress.setAttribute('aria-label', '준비한 정도');
  bar().replaceChildren(`체험판을 준비하는 중이에요. ${share}%`, progress);
  await new Promise((resolve) => setTimeout(resolve));
}

const asWords = ({ user_id, password }: DemoAccount) => [' 아이디 ', bold(user_id), ' 비밀번호 ', bold(password)];

/** Shows the demo accounts, the first at once, and that no data leaves this browser. */
export function introduce(account: DemoAccount, others: readonly DemoAccount[]) {
  say('체험판이에요. 모든 내용은 이 브라우저 안에만 저장돼요.');
  const details = document.createElement('details');
  const summary = Object.assign(document.createElement('summary'), { textContent: '다른 체험 계정' });
  const rows = others.map((other) => {
    const row = document.createElement('p');
    row.append(other.note, ' ·', ...asWords(other));
    return row;
  });
  details.append(summary, ...rows);
  bar().append(...asWords(account), details);
}
