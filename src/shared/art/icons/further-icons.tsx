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

export const TargetIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <circle cx="12" cy="12" r="6" />
      <path d="M12 3.5V8m0 8v4.5M3.5 12H8m8 0h4.5" />
    </>,
  );

export const MinusIcon = (props: IconProps) => draw(props, <path d="M5.5 12h13" />);

export const ArrowUpIcon = (props: IconProps) => draw(props, <path d="M12 19V5.5m-6 5.8 6-6 6 6" />);

export const TrophyIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M8 4.5h8v5.2a4 4 0 0 1-8 0Z" />
      <path d="M8 6H5.2c0 3 1 4.6 3 5M16 6h2.8c0 3-1 4.6-3 5M12 13.8v3M8.6 19.5c.3-1.7 1.5-2.7 3.4-2.7s3.1 1 3.4 2.7Z" />
    </>,
  );

export const SparkleIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M11 4.5c.6 4 2.5 5.9 6.5 6.5-4 .6-5.9 2.5-6.5 6.5-.6-4-2.5-5.9-6.5-6.5 4-.6 5.9-2.5 6.5-6.5Z" />
      <path d="M18.2 15.8c.3 1.6 1 2.3 2.6 2.6-1.6.3-2.3 1-2.6 2.6-.3-1.6-1-2.3-2.6-2.6 1.6-.3 2.3-1 2.6-2.6Z" />
    </>,
  );

export const LinkIcon = (props: IconProps) =>
  draw(
    props,
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />,
  );

export const PrintIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M7.5 8.5V4.6a.8.8 0 0 1 .8-.8h7.4a.8.8 0 0 1 .8.8v3.9" />
      <path d="M7.5 16.5H6a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-1.5" />
      <path d="M7.5 13.5h9v5.9a.8.8 0 0 1-.8.8H8.3a.8.8 0 0 1-.8-.8Z" />
    </>,
  );

export const MoreIcon = (props: IconProps) =>
  draw(
    props,
    <g fill="currentColor" stroke="none">
      <circle cx="5.5" cy="12" r="1.7" />
      <circle cx="12" cy="12" r="1.7" />
      <circle cx="18.5" cy="12" r="1.7" />
    </g>,
  );

export const EyeOffIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M9.3 6.2A9 9 0 0 1 12 5.8c6 0 9.2 6.2 9.2 6.2a15.4 15.4 0 0 1-2.3 3.1M6.3 7.8A14.7 14.7 0 0 0 2.8 12S6 18.2 12 18.2a9 9 0 0 0 4.8-1.4" />
      <path d="M10.1 10.1a2.8 2.8 0 0 0 3.9 3.9M4 4l16 16" />
    </>,
  );

export const EyeIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>,
  );

export const PinIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M12 20.5c4-4.6 6.2-7.7 6.2-10.6a6.2 6.2 0 0 0-12.4 0c0 2.9 2.2 6 6.2 10.6Z" />
      <circle cx="12" cy="9.8" r="2.3" />
    </>,
  );

export const ShareIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M12 14.5V4.2M8.3 7.7 12 4l3.7 3.7" />
      <path d="M7 11H6a1.5 1.5 0 0 0-1.5 1.5v6A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-6A1.5 1.5 0 0 0 18 11h-1" />
    </>,
  );

export const ChevronDownIcon = (props: IconProps) => draw(props, <path d="m6 9.5 6 6 6-6" />);

export const PlusIcon = (props: IconProps) => draw(props, <path d="M12 5.5v13M5.5 12h13" />);

export const CloseIcon = (props: IconProps) => draw(props, <path d="m6.5 6.5 11 11m0-11-11 11" />);

export const PencilIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M15.3 5.4a2 2 0 0 1 2.8 0l.5.5a2 2 0 0 1 0 2.8L9 18.3 4.8 19.2l.9-4.2Z" />
      <path d="m13.6 7.2 3.2 3.2" />
    </>,
  );

export const CameraIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M4 9.5A2 2 0 0 1 6 7.5h1.6l1.1-1.9a1.2 1.2 0 0 1 1-.6h4.6a1.2 1.2 0 0 1 1 .6l1.1 1.9H18a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z" />
      <circle cx="12" cy="13" r="3.3" />
    </>,
  );

export const BookmarkIcon = (props: IconProps) =>
  draw(props, <path d="M7 5.5A1.5 1.5 0 0 1 8.5 4h7A1.5 1.5 0 0 1 17 5.5V20l-5-3.8L7 20Z" />);

export const SearchIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <circle cx="10.8" cy="10.8" r="6.3" />
      <path d="m15.5 15.5 4.5 4.5" />
    </>,
  );

export const TrashIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M5 7.5h14M9.5 7.5V5.8A1.3 1.3 0 0 1 10.8 4.5h2.4a1.3 1.3 0 0 1 1.3 1.3v1.7" />
      <path d="m6.8 7.5.7 10.6a1.5 1.5 0 0 0 1.5 1.4h6a1.5 1.5 0 0 0 1.5-1.4l.7-10.6M10.3 11v5M13.7 11v5" />
    </>,
  );

export const StarIcon = (props: IconProps) =>
  draw(props, <path d="m12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8Z" />);

export const LockIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <rect x="5.5" y="10.5" width="13" height="9.5" rx="2.5" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </>,
  );

export const RefreshIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5" />
      <path d="M19.5 3.8v4h-4" />
    </>,
  );

export const InfoIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <circle cx="12" cy="12" r="8.2" />
      <path d="M12 11.2v5" />
      <path d="M12 7.8v.1" strokeWidth={2.5} />
    </>,
  );

export const LogoutIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M13.5 4.5H7A1.5 1.5 0 0 0 5.5 6v12A1.5 1.5 0 0 0 7 19.5h6.5" />
      <path d="M10.5 12h9.3m-3.3-3.5L20 12l-3.5 3.5" />
    </>,
  );

export const SettingsIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M4.5 8h8.2m5.3 0h1.5M4.5 16H6m5.3 0h8.2" />
      <circle cx="15.3" cy="8" r="2.5" />
      <circle cx="8.7" cy="16" r="2.5" />
    </>,
  );

export const SwitchIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M5 9h13.5M15.3 5.8 18.5 9l-3.2 3.2" />
      <path d="M19 15.5H5.5m3.2-3.2-3.2 3.2 3.2 3.2" />
    </>,
  );

export const QrIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z" />
      <path d="M14 14h2.5v2.5H14zM20 14v2.5M17 20h3v-1M14 20v-1" />
    </>,
  );
