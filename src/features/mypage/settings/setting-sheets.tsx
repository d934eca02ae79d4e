import type { ComponentType } from 'react';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { EmailSheet } from './account/email-sheet';
import { NameSheet } from './account/name-sheet';
import { NicknameSheet } from './account/nickname-sheet';
import { PictureSheet } from './account/picture-sheet';
import { BlockedSheet } from './blocked-sheet';
import { BrightnessSheet } from './brightness-sheet';
import { ConsentsSheet } from './consents-sheet';
import { DevicesSheet } from './devices-sheet';
import { ExportSheet } from './export-sheet';
import { GuardianSheet } from './guardian-sheet';
import { InstallSheet } from './install-sheet';
import { LearningSheet } from './learning-sheet';
import { LogOutSheet } from './log-out-sheet';
import { NotificationsSheet } from './notifications-sheet';
import { PasswordSheet } from './password-sheet';
import type { SettingSheet } from './use-setting-sheet';

const SHEETS: Record<SettingSheet, ComponentType<{ onClose: () => void }>> = {
  picture: PictureSheet,
  nickname: NicknameSheet,
  name: NameSheet,
  email: EmailSheet,
  password: PasswordSheet,
  guardian: GuardianSheet,
  learning: LearningSheet,
  devices: DevicesSheet,
  notifications: NotificationsSheet,
  consents: ConsentsSheet,
  blocked: BlockedSheet,
  export: ExportSheet,
  brightness: BrightnessSheet,
  install: InstallSheet,
  logout: LogOutSheet,
};

/** The one part of the settings that is open, if any. */
export function SettingSheets({ sheet, onClose }: { sheet: SettingSheet | null; onClose: () => void }) {
  const Sheet = sheet === null ? null : SHEETS[sheet];
  return <ExitTransition>{Sheet ? <Sheet key={sheet} onClose={onClose} /> : null}</ExitTransition>;
}
