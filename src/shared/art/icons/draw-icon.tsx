import type { ReactNode, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Side in px at the default font size, with which it grows; 24 by default. */
  size?: number;
  /** A name for screen readers. Without it the icon is decoration. */
  label?: string;
}

/** An icon from its shapes. */
export function draw({ size = 24, label, ...rest }: IconProps, children: ReactNode) {
  const side = `${size / 16}rem`;
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      {...rest}
    >
      {children}
    </svg>
  );
}
