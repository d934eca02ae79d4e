// Icons that the first load does not need; those of icon.tsx are all in it.
import { draw, type IconProps } from './draw-icon';

export const KeyIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <circle cx="8" cy="15.5" r="4" />
      <path d="m11 12.5 8-8M16 7.5l2.6 2.6M13.4 10.1l1.8 1.8" />
    </>,
  );

export const ShieldIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M12 3.8c2.2 1.5 4.5 2.2 7 2.3v5.4c0 4-2.6 7-7 8.7-4.4-1.7-7-4.7-7-8.7V6.1c2.5-.1 4.8-.8 7-2.3Z" />
      <path d="m9 12 2.2 2.2 4-4.2" />
    </>,
  );

export const MailIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <rect x="3.8" y="5.8" width="16.4" height="12.6" rx="2.6" />
      <path d="m4.5 8 6.3 4.6a2 2 0 0 0 2.4 0L19.5 8" />
    </>,
  );

export const SunIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <circle cx="12" cy="12" r="3.8" />
      <path d="M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6 18 18M6 18l1.4-1.4M16.6 7.4 18 6" />
    </>,
  );

export const DownloadIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M12 4.5v10M8 11l4 4 4-4" />
      <path d="M5 15.5v2A2.5 2.5 0 0 0 7.5 20h9a2.5 2.5 0 0 0 2.5-2.5v-2" />
    </>,
  );

export const DeviceIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <rect x="7" y="3.5" width="10" height="17" rx="2.4" />
      <path d="M11 17.5h2" />
    </>,
  );

export const DocumentIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M7.5 3.8h6l5 5v8.7a2.5 2.5 0 0 1-2.5 2.5H7.5A2.5 2.5 0 0 1 5 17.5V6.3a2.5 2.5 0 0 1 2.5-2.5Z" />
      <path d="M9 12.5h6M9 16h4M13.2 4v4.8h5" />
    </>,
  );

export const TicketIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M4 8.5A2.5 2.5 0 0 1 6.5 6h11A2.5 2.5 0 0 1 20 8.5v1.2a2.4 2.4 0 0 0 0 4.6v1.2a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 15.5v-1.2a2.4 2.4 0 0 0 0-4.6Z" />
      <path d="M14.5 9.5v1M14.5 13.5v1" />
    </>,
  );
