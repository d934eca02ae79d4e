import { darkRoles, lightRoles } from '@/shared/color-schemes';
import type { ColorRole } from '@/shared/tokens';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: ColorRole[] = ['paper', 'surface', 'surfaceRaised', 'sunken'];

const textPairs: [ColorRole, ColorRole][] = [
  ...(['ink', 'inkSoft', 'inkFaint', 'primary', 'danger'] as const).flatMap((ink) =>
    grounds.map((ground): [ColorRole, ColorRole] => [ink, ground]),
  ),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryPressed'],
  ['onDanger', 'danger'],
  ['onToast', 'toast'],
  ['onToastError', 'toastError'],
  ['onLeafSoft', 'leafSoft'],
  ['primary', 'leafSoft'],
  ['ink', 'leafSoft'],
  ['onApricotSoft', 'apricotSoft'],
  ['onCoralSoft', 'coralSoft'],
  ['onSunSoft', 'sunSoft'],
  ['onSkySoft', 'skySoft'],
  ['onLilacSoft', 'lilacSoft'],
];

const shapePairs: [ColorRole, ColorRole][] = [
  ...grounds.map((ground): [ColorRole, ColorRole] => ['lineStrong', ground]),
  ...grounds.map((ground): [ColorRole, ColorRole] => ['focus', ground]),
];

describe.each([
  ['light', lightRoles],
  ['dark', darkRoles],
])('%s colours', (_name, roles) => {
  test.each(textPairs)('%s text on %s has a contrast of 4.5 (AA)', (front, back) => {
    expect(contrast(roles[front], roles[back])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('%s shapes on %s have a contrast of 3 (AA)', (front, back) => {
    expect(contrast(roles[front], roles[back])).toBeGreaterThanOrEqual(3);
  });
});
