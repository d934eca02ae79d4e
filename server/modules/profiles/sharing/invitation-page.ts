import { INVITATION_HOURS } from '@contract/profiles/sharing';
import { INVITATION_APP_PATH } from '@contract/profiles/sharing-paths';
import { plainPage } from '@server/http/pages/plain-page';

/** Gives the link the token, which only the browser knows: a fragment is never sent to a server. */
const SCRIPT = `
var token=location.hash;
if(/^#[0-9a-f]{64}$/.test(token))document.querySelector('.open').hash=token;
`.trim();

/** Of SCRIPT; a test compares it. */
const SCRIPT_HASH = 'sha256-WtrSqi8CblgKNpeu6YiBTzUr7A1IkRz+mYazUXs7IUo=';
export const INVITATION_SOURCES = [`script-src '${SCRIPT_HASH}'`, "form-action 'none'"];

/** Page of an invitation opened without a sign-in. The same for every invitation. */
export const invitationHtml = (): string =>
  plainPage({
    title: '아이를 함께 보자는 초대를 받았어요',
    body: `<p>쑥쑥플래너는 아이의 발달과 성장을 기록하고 함께 보는 앱이에요. 로그인하거나 가입하면 누가 초대했는지, 무엇을 볼 수 있는지 먼저 보여 드려요.</p>
<a class="open" href="${INVITATION_APP_PATH}">로그인·가입하고 초대 보기</a>
<p>초대는 만든 때부터 ${INVITATION_HOURS}시간 동안 한 번만 쓸 수 있어요. 초대가 열리지 않으면 초대한 분에게 코드 여덟 글자를 물어보고, 로그인한 뒤 ‘초대받은 아이 보기’에 입력해 주세요.</p>
<script>${SCRIPT}</script>`,
  });
