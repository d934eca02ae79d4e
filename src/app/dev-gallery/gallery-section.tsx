import type { ReactNode } from 'react';
import { SectionHeader } from '@/shared/ui/section-header';
import { Stack } from '@/shared/ui/stack';

/** One titled part of the gallery. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ marginBottom: 40 }}>
      <SectionHeader title={title} />
      <Stack gap={4}>{children}</Stack>
    </section>
  );
}
