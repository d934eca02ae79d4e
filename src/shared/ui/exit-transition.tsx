import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { canAnimate } from '@/shared/lib/motion';
import { motion } from '@/shared/tokens';

const PresentContext = createContext(true);

/** False while the parent no longer renders the component and only its exit transition is left. */
export const useIsPresent = () => useContext(PresentContext);

/**
 * Keeps a sheet with its last props for as long as its exit transition takes after `children` became null. A sheet that
 * opens again in that time is a new one.
 */
export function ExitTransition({ children }: { children: ReactNode }) {
  const isPresent = children !== null;
  const isParentPresent = useIsPresent();
  const last = useRef<ReactNode>(null);
  const [visit, setVisit] = useState({ number: 0, isPresent, isExiting: false });
  if (visit.isPresent !== isPresent) {
    const number = isPresent ? visit.number + 1 : visit.number;
    setVisit({ number, isPresent, isExiting: !isPresent && canAnimate() });
  }
  useLayoutEffect(() => {
    if (isPresent) last.current = children;
  });
  useEffect(() => {
    if (!visit.isExiting) return;
    const timer = setTimeout(() => {
      last.current = null;
      setVisit((exited) => ({ ...exited, isExiting: false }));
    }, motion.leave);
    return () => clearTimeout(timer);
  }, [visit.isExiting]);
  if (!isPresent && !visit.isExiting) return null;
  return (
    <PresentContext key={visit.number} value={isPresent && isParentPresent}>
      {isPresent ? children : last.current}
    </PresentContext>
  );
}
