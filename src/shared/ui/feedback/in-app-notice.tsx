import { findInAppBrowser } from '@contract/common/in-app-browser';
import styled from '@emotion/styled';
import { color, radius, space, text } from '@/shared/tokens';

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
    <Box role="note">
      <p>
        {found.name} 안에서는 {children}{' '}
        {found.openUrl === null ? '오른쪽 메뉴에서 ‘다른 브라우저로 열기’를 눌러 주세요.' : null}
      </p>
      {found.openUrl === null ? null : <a href={found.openUrl}>인터넷 브라우저로 열기</a>}
    </Box>
  );
}

const Box = styled('div')({
  ...text.small,
  display: 'grid',
  gap: space(2),
  padding: space(4),
  borderRadius: radius.field,
  backgroundColor: color.skySoft,
  color: color.onSkySoft,
  '& p': { margin: 0 },
  '& a': { ...text.strong, color: 'inherit', minHeight: '44px', display: 'flex', alignItems: 'center' },
});
