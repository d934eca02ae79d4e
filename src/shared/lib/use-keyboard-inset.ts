import { useEffect, useState } from 'react';

/** How much of the window's foot the on-screen keyboard covers, in px; 0 where the window itself gives way to it. */
export function useKeyboardInset(): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    // pinched larger, the viewport is small without any keyboard
    const look = () =>
      setCovered(
        viewport.scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop)),
      );
    viewport.addEventListener('resize', look);
    viewport.addEventListener('scroll', look);
    return () => {
      viewport.removeEventListener('resize', look);
      viewport.removeEventListener('scroll', look);
    };
  }, []);
  return covered;
}
