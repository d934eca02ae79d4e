import styled from '@emotion/styled';
import type { CSSProperties, ElementType, HTMLAttributes } from 'react';
import { space } from '@/shared/tokens';

interface StackProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** Distance between the children in steps of 4 px. */
  gap?: number;
  row?: boolean;
  wrap?: boolean;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
}

/** Children under (or beside) one another at an even distance. */
export function Stack({ as, gap = 4, row, wrap, align, justify, style, ...rest }: StackProps) {
  return (
    <Base
      as={as}
      style={{
        flexDirection: row ? 'row' : 'column',
        gap: space(gap),
        ...(wrap && { flexWrap: 'wrap' }),
        ...(align && { alignItems: align }),
        ...(justify && { justifyContent: justify }),
        ...style,
      }}
      {...rest}
    />
  );
}

const Base = styled('div')({ display: 'flex', minWidth: 0 });
