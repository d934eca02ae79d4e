import { act, render, screen } from '@testing-library/react';
import { topBarVar } from '@/shared/tokens';
import { TopBar } from './offline-bar';

/** Calls its callback with the border box of the observed element; the height is given by the test. */
class FakeResizeObserver {
  static observers: FakeResizeObserver[] = [];
  constructor(private readonly callback: (entries: object[]) => void) {
    FakeResizeObserver.observers.push(this);
  }
  observe() {
    this.report(38);
  }
  report(blockSize: number) {
    this.callback([{ borderBoxSize: [{ blockSize, inlineSize: 390 }] }]);
  }
  disconnect() {
    FakeResizeObserver.observers.splice(FakeResizeObserver.observers.indexOf(this), 1);
  }
}

const { style } = document.documentElement;
const height = () => style.getPropertyValue(topBarVar);

describe('the bar at the top of the screen', () => {
  const original = globalThis.ResizeObserver;
  beforeEach(() => {
    globalThis.ResizeObserver = FakeResizeObserver as unknown as typeof ResizeObserver;
  });
  afterEach(() => {
    globalThis.ResizeObserver = original;
  });

  test('its height is known while it shows, for what is sticky below it', () => {
    const { rerender } = render(<TopBar words="오프라인이에요" />);
    expect(screen.getByText('오프라인이에요')).toBeVisible();
    expect(height()).toBe('38px');
    act(() => FakeResizeObserver.observers.at(0)?.report(60));
    expect(height()).toBe('60px');
    rerender(<TopBar words={null} />);
    expect(height()).toBe('');
    expect(FakeResizeObserver.observers).toEqual([]);
  });

  test('other words of the same height leave the page as it is', () => {
    const { rerender, unmount } = render(<TopBar words="오프라인이에요" />);
    const removed = jest.spyOn(style, 'removeProperty');
    const set = jest.spyOn(style, 'setProperty');
    rerender(<TopBar words="저장된 내용이에요" />);
    expect(screen.getByText('저장된 내용이에요')).toBeVisible();
    expect(removed).not.toHaveBeenCalled();
    expect(set).not.toHaveBeenCalled();
    unmount();
  });
});
