import styled from '@emotion/styled';
import type { KeyboardEvent, ReactNode } from 'react';
import { color, media, motion, radius, size, space, text } from '@/shared/tokens';

interface TabsBarProps<Value extends string> {
  /** Ties the tabs to their `TabPanel`; unique on the page. */
  id: string;
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string) => `${id}-panel`;

/** Tabs that change what their panel shows. Arrow keys, Home and End move between them. */
export function TabsBar<Value extends string>({ id, label, tabs, value, onChange }: TabsBarProps<Value>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    const tab = tabs[(next + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    document.getElementById(tabId(id, tab.value))?.focus();
  };
  return (
    <List role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => {
        const selected = tab.value === value;
        return (
          <Tab
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(id, tab.value)}
            aria-selected={selected}
            aria-controls={selected ? panelId(id) : undefined}
            tabIndex={selected ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </Tab>
        );
      })}
    </List>
  );
}

/** The panel of the selected tab of the `TabsBar` with the same id. */
export function TabPanel({ id, value, children }: { id: string; value: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id, value)}>
      {children}
    </div>
  );
}

const List = styled('div')({
  display: 'flex',
  gap: space(1),
  padding: '4px',
  borderRadius: '18px',
  backgroundColor: color.sunken,
  [media.pad]: { display: 'inline-flex', minWidth: 'min(320px, 100%)' },
});

const Tab = styled('button')({
  ...text.label,
  flex: '1 1 0',
  minWidth: 0,
  minHeight: size.touch,
  padding: `${space(1)} ${space(2)}`,
  border: 0,
  borderRadius: radius.field,
  backgroundColor: 'transparent',
  color: color.inkSoft,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}ms, color ${motion.quick}ms`,
  '&[aria-selected="true"]': {
    backgroundColor: color.surfaceRaised,
    color: color.primary,
    fontWeight: 800,
    boxShadow: `0 1px 3px rgba(60, 40, 20, 0.12)`,
  },
  '&:focus-visible': { outlineOffset: '-2px' },
});
