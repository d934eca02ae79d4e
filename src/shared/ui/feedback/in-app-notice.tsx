import { findInAppBrowser } from '@contract/common/in-app-browser';
import styled from '@emotion/styled';
import { size, space, text } from '@/shared/tokens';
import { Notice } from './notice';

/**
 * In the browser of a chat or social app: what does not work there, and the way to the device's own browser. Nothing in
 * a real browser or the shell.
 * @param children what does not work: '파일을 저장할 수 없어요.'
 * @param address of the page to open there
 */
export function InAppNotice({ children, address = window.location.href }: { children: string; address?: string }) {
  const found = findInAppBrowser(navigator.userAgent, address);
  if (found === null) return null;
  return (
    <Notice role="note" tone="sky">
      <p>
        {found.name} 안에서는 {children}{' '}
        {found.openUrl === null ? '오른쪽 메뉴에서 ‘다른 브라우저로 열기’를 눌러 주세요.' : null}
      </p>
      {found.openUrl === null ? null : <Way href={found.openUrl}>인터넷 브라우저로 열기</Way>}
    </Notice>
  );
}

const Way = styled('a')({
  ...text.strong,
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  marginTop: space(2),
});
