import { render, screen } from '@testing-library/react';
import { readQr } from '@/testing/read-qr';
import { QrCode } from './qr-code';

test.each([
  ['an address with a token', `https://app.example/invite#${'0a9f'.repeat(16)}`],
  ['Korean words', '쑥쑥플래너에서 하늘이를 함께 봐요'],
])('draws %s that a camera reads', async (_, text) => {
  render(<QrCode text={text} label="초대 QR 코드" />);
  const code = await screen.findByRole('img', { name: '초대 QR 코드' });
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  expect(readQr({ size, path: code.firstElementChild?.getAttribute('d') ?? '' })).toBe(text);
});
