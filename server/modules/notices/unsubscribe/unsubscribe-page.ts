import { escapeHtml } from '@server/http/pages/html-sanitiser';
import { plainPage, plainPolicy } from '@server/http/pages/plain-page';

export const UNSUBSCRIBE_POLICY = plainPolicy("form-action 'self'");

type Page = { title: string; text: string; hasForm?: boolean };

/** Before anything is ended: programs that follow the links of a mail must change nothing. */
export const askPage = (labels: string) =>
  html({
    title: '이런 메일을 그만 받을까요?',
    text: `${labels} 알림을 이메일로 보내지 않을게요. 앱 안의 알림과 푸시는 그대로예요.`,
    hasForm: true,
  });

export const donePage = (labels: string) =>
  html({
    title: '이제 이메일로 보내지 않아요',
    text: `${labels} 알림이에요. 다시 받고 싶으면 쑥쑥플래너의 ‘설정 › 알림 설정’에서 이메일을 켜 주세요.`,
  });

export const unknownPage = () =>
  html({
    title: '쓸 수 없는 주소예요',
    text: '메일에 있는 주소가 모두 들어 있는지 확인해 주세요. 쑥쑥플래너의 ‘설정 › 알림 설정’에서도 이메일을 끌 수 있어요.',
  });

/** @param text the sentence of the error */
export const failedPage = (text: string) => html({ title: '지금은 바꾸지 못했어요', text });

const html = ({ title, text, hasForm = false }: Page): string =>
  plainPage({
    title,
    body: `<p>${escapeHtml(text)}</p>
${hasForm ? '<form method="post"><button>그만 받기</button></form>\n' : ''}<a class="link" href="/mypage/setting#notifications">알림 설정 열기</a>`,
  });
