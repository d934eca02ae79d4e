import styled from '@emotion/styled';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import {
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ChevronDownIcon } from '@/shared/art/icons/further-icons';
import { text } from '@/shared/tokens';

interface FoldProps {
  /** Text of the button; it holds no heading and no other control. */
  summary: ReactNode;
  /** Makes the button the content of a heading, named by the part of the summary with that id. */
  heading?: { level: 'h2' | 'h3'; labelledBy: string };
  /** Opens or closes when it changes, and at first. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  'data-look'?: 'card';
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Content that opens below a button. */
export function Fold({ summary, heading, open = false, onToggle, children, ...rest }: FoldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(open);
  const [given, setGiven] = useState(open);
  if (given !== open) {
    setGiven(open);
    setIsOpen(open);
  }
  const toggle = (next: boolean) => {
    setIsOpen(next);
    onToggle?.(next);
  };
  return (
    <FoundContext value={() => toggle(true)}>
      <Accordion
        {...rest}
        expanded={isOpen}
        onChange={(_, next) => toggle(next)}
        slots={{ heading: heading?.level ?? 'div', transition: FoldContent }}
        slotProps={{
          heading: { 'aria-labelledby': heading?.labelledBy },
          // a landmark for each fold would be too many
          region: { role: undefined, 'aria-labelledby': undefined },
        }}
      >
        <AccordionSummary aria-controls={id} expandIcon={<ChevronDownIcon size={20} />}>
          {summary}
        </AccordionSummary>
        <AccordionDetails>{children}</AccordionDetails>
      </Accordion>
    </FoundContext>
  );
}

const FoundContext = createContext(() => {});

/** In place of MUI's Collapse, whose closed content the browser's search in the page does not find. */
function FoldContent({ in: isOpen, children }: { in?: boolean; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const onFound = useContext(FoundContext);
  useLayoutEffect(() => {
    // React writes `hidden` as a boolean.
    if (!isOpen) box.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useEffect(() => {
    const node = box.current;
    node?.addEventListener('beforematch', onFound);
    return () => node?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return (
    <div ref={box} hidden={!isOpen}>
      {children}
    </div>
  );
}

/** The summary of a fold that is a section of its page. */
export const FoldTitle = styled('span')({ ...text.title, display: 'block' });
