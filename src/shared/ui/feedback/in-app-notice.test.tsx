import { render, screen } from '@testing-library/react';
import { InAppNotice } from './in-app-notice';

const openIn = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
afterEach(() => jest.restoreAllMocks());

test('KakaoTalk’s browser offers the device’s own browser', () => {
  openIn('Mozilla/5.0 (iPhone) Mobile KAKAOTALK 25.8.0');
  render(<InAppNotice address="https://ggp.kr/a#b">파일을 저장할 수 없어요.</InAppNotice>);
  expect(screen.getByText('카카오톡 안에서는 파일을 저장할 수 없어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '인터넷 브라우저로 열기' })).toHaveAttribute(
    'href',
    'kakaotalk://web/openExternal?url=https%3A%2F%2Fggp.kr%2Fa%23b',
  );
});

test('an app that hands nothing over names its menu', () => {
  openIn('Mozilla/5.0 (iPhone) Mobile Instagram 300.0');
  render(<InAppNotice>파일을 저장할 수 없어요.</InAppNotice>);
  expect(screen.getByText(/‘다른 브라우저로 열기’를 눌러 주세요/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a real browser shows nothing', () => {
  openIn('Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36');
  const { container } = render(<InAppNotice>파일을 저장할 수 없어요.</InAppNotice>);
  expect(container).toBeEmptyDOMElement();
});
