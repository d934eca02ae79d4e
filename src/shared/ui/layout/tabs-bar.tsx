import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode, SyntheticEvent } from 'react';

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
  const change = (event: SyntheticEvent, next: Value) => {
    // A pressed mouse button focuses its tab too; only the click that follows selects (WCAG 2.5.2).
    if (event.type === 'focus' && !event.currentTarget.matches(':focus-visible')) return;
    onChange(next);
  };
  return (
    <Tabs
      value={value}
      onChange={change}
      aria-label={label}
      variant="fullWidth"
      scrollButtons={false}
      selectionFollowsFocus
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          value={tab.value}
          label={tab.label}
          id={tabId(id, tab.value)}
          aria-controls={tab.value === value ? panelId(id) : undefined}
        />
      ))}
    </Tabs>
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
