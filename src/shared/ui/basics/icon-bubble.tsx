import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import type { IconProps } from '@/shared/art/icons/icon';
import { type Tone, toneColors } from '@/shared/tokens';

/** The picture before a row: an icon on a soft ground of its tone. */
export function IconBubble({ icon: Icon, tone }: { icon: ComponentType<IconProps>; tone: Tone }) {
  return (
    <Bubble aria-hidden="true" style={{ backgroundColor: toneColors[tone].soft, color: toneColors[tone].on }}>
      <Icon size={22} />
    </Bubble>
  );
}

const Bubble = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: '14px',
});
