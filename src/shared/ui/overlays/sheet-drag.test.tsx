import { fireEvent, render, screen } from '@testing-library/react';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';

beforeEach(() => {
  Element.prototype.setPointerCapture = () => undefined;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
});
afterEach(() => jest.restoreAllMocks());

/** Drags the sheet's head by steps of [px, ms]; the panel's transform before the finger is lifted. */
async function drag(...steps: readonly [px: number, ms: number][]) {
  const onClose = jest.fn();
  render(<BottomSheet open onClose={onClose} title="시트" />);
  const dialog = await screen.findByRole('dialog');
  const head = screen.getByRole('heading', { name: '시트' });
  const at = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientY: number, timeStamp: number) => {
    const event = new MouseEvent(type.toLowerCase(), { bubbles: true, clientY, button: 0 });
    Object.defineProperties(event, { pointerId: { value: 1 }, timeStamp: { value: timeStamp } });
    fireEvent(head, event);
  };
  let [y, time] = [100, 1000];
  at('pointerDown', y, time);
  for (const [px, ms] of steps) {
    y += px;
    time += ms;
    at('pointerMove', y, time);
  }
  const { transform } = dialog.style;
  at('pointerUp', y, time);
  return { onClose, transform, dialog };
}

test('follows the finger and closes when it is drawn a quarter down', async () => {
  const { onClose, transform } = await drag([60, 300], [50, 300]);
  expect(transform).toBe('translateY(110px)');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closes by a quick short draw', async () => {
  const { onClose } = await drag([40, 50]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('returns when it is drawn too little', async () => {
  const { onClose, dialog } = await drag([40, 400]);
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog.style.transform).toBe('');
});

test('does not move upwards', async () => {
  const { onClose, transform } = await drag([-80, 50]);
  expect(transform).toBe('');
  expect(onClose).not.toHaveBeenCalled();
});
