import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A section that its h2 names. @param gap between its parts, in steps of 4 px */
export function TitledSection({ title, gap = 3, children }: { title: string; gap?: number; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" spacing={gap} aria-labelledby={id}>
      <Typography component="h2" variant="title" id={id} style={{ margin: 0 }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
