import { InfoIcon, LogoutIcon, SettingsIcon, SwitchIcon } from '../further-icons';
import { Menu, MenuEntry } from './menu';
import { Sheet } from './sheet';

const menuIcons = { InfoIcon, LogoutIcon, SettingsIcon, SwitchIcon };

/** What the lazy chunk holds: every part that is built on MUI's Modal, with the icons only its menu shows. */
export const overlays = { Menu, MenuEntry, menuIcons, Sheet };
