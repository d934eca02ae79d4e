import { draw, type IconProps } from './draw-icon';

export type { IconProps };

export const HomeIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M4 11.2 11 5.1a1.5 1.5 0 0 1 2 0l7 6.1" />
      <path d="M6 10v7.5A2.5 2.5 0 0 0 8.5 20h7a2.5 2.5 0 0 0 2.5-2.5V10" />
      <path d="M10 20v-3.5a2 2 0 0 1 4 0V20" />
    </>,
  );

export const LearnIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M12 7.2C10.3 5.7 7.8 5.2 4.6 5.3A1 1 0 0 0 3.6 6.3v10.6a1 1 0 0 0 1 1c3 0 5.5.4 7.4 1.9 1.9-1.5 4.4-1.9 7.4-1.9a1 1 0 0 0 1-1V6.3a1 1 0 0 0-1-1c-3.2-.1-5.7.4-7.4 1.9Z" />
      <path d="M12 7.2v12.6" />
    </>,
  );

export const CheckIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M8.5 5H7.5A2.5 2.5 0 0 0 5 7.5v10A2.5 2.5 0 0 0 7.5 20h9a2.5 2.5 0 0 0 2.5-2.5v-10A2.5 2.5 0 0 0 16.5 5h-1" />
      <path d="M9 6.3V5a1.6 1.6 0 0 1 1.6-1.6h2.8A1.6 1.6 0 0 1 15 5v1.3Z" />
      <path d="m8.8 13.2 2.3 2.3 4.2-4.5" />
    </>,
  );

export const CommunityIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M9.8 4.5c-3.5 0-6.3 2.3-6.3 5.2 0 1.7 1 3.2 2.5 4.1-.1.9-.5 1.7-1.2 2.4 1.3 0 2.5-.4 3.5-1.2.5.1 1 .1 1.5.1 3.5 0 6.3-2.4 6.3-5.4s-2.8-5.2-6.3-5.2Z" />
      <path d="M19.2 11.2a4.3 4.3 0 0 1-1 6.7c.1.8.5 1.6 1.1 2.2-1.2 0-2.3-.4-3.2-1.1-2 .2-3.9-.5-5-1.7" />
    </>,
  );

export const UserIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <circle cx="12" cy="8.3" r="3.9" />
      <path d="M4.8 19.5c.7-3.2 3.6-5 7.2-5s6.5 1.8 7.2 5" />
    </>,
  );

export const BackIcon = (props: IconProps) => draw(props, <path d="M14.8 5.5 8.3 12l6.5 6.5" />);
export const ChevronIcon = (props: IconProps) => draw(props, <path d="m9.5 6 6 6-6 6" />);
export const TickIcon = (props: IconProps) => draw(props, <path d="m5.5 12.5 4.3 4.3 8.7-9.3" />);

export const BellIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M6.2 10.2a5.8 5.8 0 0 1 11.6 0c0 3.2.8 4.7 1.6 5.6a.8.8 0 0 1-.6 1.3H5.2a.8.8 0 0 1-.6-1.3c.8-.9 1.6-2.4 1.6-5.6Z" />
      <path d="M10 19.7a2.3 2.3 0 0 0 4 0" />
    </>,
  );

export const ClockIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 7.5V12l3 2" />
    </>,
  );

export const HeartIcon = (props: IconProps) =>
  draw(
    props,
    <path d="M12 19.5S4 15.2 4 9.6A4.3 4.3 0 0 1 8.3 5.2c1.6 0 2.9.8 3.7 2 .8-1.2 2.1-2 3.7-2A4.3 4.3 0 0 1 20 9.6c0 5.6-8 9.9-8 9.9Z" />,
  );

export const CommentIcon = (props: IconProps) =>
  draw(
    props,
    <path d="M12 4.8c-4.7 0-8.5 3.1-8.5 6.9 0 2.3 1.4 4.3 3.5 5.6-.1 1-.5 1.9-1.2 2.7 1.6 0 3-.5 4.1-1.5.7.1 1.4.2 2.1.2 4.7 0 8.5-3.1 8.5-7s-3.8-6.9-8.5-6.9Z" />,
  );

export const SproutIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M12 20.5v-8" />
      <path d="M12 12.5c0-4-2.7-6.5-7.8-6.5 0 4.5 2.8 6.7 7.8 6.5Z" />
      <path d="M12 14.5c0-3.6 2.5-5.8 7.6-5.8 0 4.2-2.7 6.2-7.6 5.8Z" />
    </>,
  );

export const AlertIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <circle cx="12" cy="12" r="8.2" />
      <path d="M12 7.8v5" />
      <path d="M12 16.2v.1" strokeWidth={2.5} />
    </>,
  );

export const OfflineIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <path d="M9.2 7.2A5.2 5.2 0 0 1 17 11a3.9 3.9 0 0 1 3.3 5.5M17 18.5H7.2a4.2 4.2 0 0 1-.6-8.3" />
      <path d="m4.5 4.5 15 15" />
    </>,
  );

export const CalendarIcon = (props: IconProps) =>
  draw(
    props,
    <>
      <rect x="4.5" y="5.5" width="15" height="14" rx="2.5" />
      <path d="M4.5 10h15M8.5 3.8v3.4M15.5 3.8v3.4" />
    </>,
  );
