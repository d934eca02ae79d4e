import type { Sticker } from '@contract/learning/learning-stickers.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { listDay } from '@/shared/lib/age-label';
import { color, radius, space, text } from '@/shared/tokens';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { StickerArt } from './sticker-art';

const day = (text: string) => `${listDay(text)}에 받았어요.`;

/** Every sticker in its place, missing ones as outlines; a tap shows how to earn one. */
export function StickerBook({ stickers }: { stickers: readonly Sticker[] }) {
  const [opened, setOpened] = useState<Sticker | null>(null);
  const earned = stickers.filter(({ earned_on }) => earned_on !== null).length;
  return (
    <Book aria-labelledby="stickers">
      <Stack
        direction="row"
        spacing={2}
        style={{ marginBottom: space(3) }}
        sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}
      >
        <Typography component="h2" variant="title" id="stickers">
          스티커
        </Typography>
        <Typography
          variant="label"
          color="textSecondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >{`${earned} / ${stickers.length}`}</Typography>
      </Stack>
      <Page>
        {stickers.map((sticker) => (
          <li key={sticker.id}>
            <Place type="button" data-earned={sticker.earned_on ? '' : undefined} onClick={() => setOpened(sticker)}>
              <StickerArt id={sticker.id} earned={sticker.earned_on !== null} size={64} />
              <span>
                {sticker.name} <VisuallyHidden>{sticker.earned_on ? '받았어요' : '아직이에요'}</VisuallyHidden>
              </span>
            </Place>
          </li>
        ))}
      </Page>
      <BottomSheet open={opened !== null} onClose={() => setOpened(null)} title={opened?.name ?? ''}>
        {opened ? (
          <Stack spacing={3} style={{ paddingBottom: space(4) }} sx={{ alignItems: 'center' }}>
            <StickerArt id={opened.id} earned={opened.earned_on !== null} size={144} />
            <Typography variant="lead" align="center">
              {opened.how}
            </Typography>
            {opened.earned_on ? (
              <Typography variant="label" color="textSecondary" align="center">
                {day(opened.earned_on)}
              </Typography>
            ) : null}
          </Stack>
        ) : null}
      </BottomSheet>
    </Book>
  );
}

const Book = styled('section')({
  padding: space(4),
  borderRadius: radius.sheet,
  backgroundColor: color.surfaceRaised,
  boxShadow: `inset 0 0 0 2px ${color.line}`,
});

const Page = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(72px, 4.5rem), 1fr))',
  gap: `${space(3)} ${space(1)}`,
});

const Place = styled('button')({
  ...text.caption,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(1),
  width: '100%',
  minHeight: '92px',
  padding: 0,
  border: 0,
  borderRadius: radius.card,
  backgroundColor: 'transparent',
  color: color.inkSoft,
  cursor: 'pointer',
  '&[data-earned]': { color: color.ink, fontWeight: 700 },
});
