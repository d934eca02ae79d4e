import { type ReactNode, useId } from 'react';
import { Stack } from '../basics/stack';
import { Text } from '../basics/text';

/** A section that its h2 names. @param gap between its parts, in steps of 4 px */
export function TitledSection({ title, gap = 3, children }: { title: string; gap?: number; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={gap} aria-labelledby={id}>
      <Text as="h2" variant="title" id={id} style={{ margin: 0 }}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
