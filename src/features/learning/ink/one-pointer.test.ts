import { onePointer, type Touching } from './one-pointer';

const finger = (pointerId: number, size = 20): Touching => ({
  pointerId,
  pointerType: 'touch',
  button: 0,
  width: size,
  height: size,
});
const pen = (pointerId: number): Touching => ({ pointerId, pointerType: 'pen', button: 0, width: 1, height: 1 });
const mouse = (button: number): Touching => ({ pointerId: 1, pointerType: 'mouse', button, width: 1, height: 1 });

let now = 0;
beforeEach(() => {
  now = 0;
});
const make = () => onePointer(() => now);

test('draws with the first finger and ignores a second one', () => {
  const pointer = make();
  expect([pointer.down(finger(1)), pointer.down(finger(2))]).toEqual(['take', 'leave']);
  expect([pointer.isDrawing(1), pointer.isDrawing(2)]).toEqual([true, false]);
  expect([pointer.up(finger(2)), pointer.up(finger(1))]).toEqual([false, true]);
  expect(pointer.down(finger(3))).toBe('take');
});

test('ignores a palm', () => expect(make().down(finger(1, 120))).toBe('leave'));

test('lets a pen replace a finger, and no finger a pen', () => {
  const pointer = make();
  pointer.down(finger(1));
  expect(pointer.down(pen(2))).toBe('instead');
  expect(pointer.up(finger(1))).toBe(false);
  expect(pointer.down(finger(3))).toBe('leave');
});

test('ignores a finger shortly after the pen was lifted, and draws with a later one', () => {
  const pointer = make();
  pointer.down(pen(1));
  pointer.up(pen(1));
  now = 1000;
  expect(pointer.down(finger(2))).toBe('leave');
  now = 2000;
  expect(pointer.down(finger(2))).toBe('take');
});

test('draws with the main mouse button only', () => {
  expect([make().down(mouse(2)), make().down(mouse(0))]).toEqual(['leave', 'take']);
});
