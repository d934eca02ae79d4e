import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { SectionHeader } from '@/shared/ui/layout/section-header';

/** One titled part of the gallery. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ marginBottom: 40 }}>
      <SectionHeader title={title} />
      <Stack spacing={4}>{children}</Stack>
    </section>
  );
}
