import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const SETTING_SHEETS = [
  'picture',
  'nickname',
  'name',
  'email',
  'password',
  'guardian',
  'learning',
  'devices',
  'notifications',
  'consents',
  'blocked',
  'export',
  'brightness',
  'install',
  'logout',
] as const;
export type SettingSheet = (typeof SETTING_SHEETS)[number];

/** The guardian password sheet opens by a query parameter (docs/specification.md §2.1), the other sheets by hash. */
const GUARDIAN_QUERY = '?openAppPassword=true';

function sheetAt({ search, hash }: { search: string; hash: string }): SettingSheet | null {
  if (new URLSearchParams(search).get('openAppPassword') === 'true') return 'guardian';
  return SETTING_SHEETS.find((sheet) => hash === `#${sheet}`) ?? null;
}

const toLocation = (sheet: SettingSheet | null) => {
  if (sheet === null) return { search: '', hash: '' };
  return sheet === 'guardian' ? { search: GUARDIAN_QUERY, hash: '' } : { search: '', hash: sheet };
};

const isCurrentEntry = (key: string) => {
  const state: unknown = window.history.state;
  const current = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return (current ?? 'default') === key;
};

/**
 * Open part of the settings, by the address, so that a link and a reload open it too. Opening and closing replace the
 * page's entry; the open sheet itself takes the one Back press.
 */
export function useSettingSheet() {
  const location = useLocation();
  const navigate = useNavigate();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const wanted = sheetAt(location);

  const go = (sheet: SettingSheet | null) =>
    void navigate(toLocation(sheet), { replace: true, preventScrollReset: true, state: location.state });

  return {
    // Back may reach the entry of a sheet that was closed already.
    sheet: wanted !== null && !closed.includes(location.key) ? wanted : null,
    open: go,
    close: () => {
      // Back has left the page: there is no entry of it to replace.
      if (!isCurrentEntry(location.key)) return;
      setClosed([...closed, location.key]);
      go(null);
    },
  };
}
