import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ShareIcon } from '@/shared/art/icons/further-icons';
import { darkRoles, lightRoles, roleVariables } from '@/shared/color-schemes';
import { color, space, type TextVariant, text, tones } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { GallerySection } from './gallery-section';

const LOOKS = ['primary', 'soft', 'outline', 'danger', 'quiet'] as const;
const INKS = ['textPrimary', 'textSecondary', 'textDisabled', 'primary', 'error'] as const;

type Sample = { code: string; sample: ReactNode };

const buttons = LOOKS.flatMap((look): Sample[] => [
  { code: `<MainButton look="${look}">`, sample: <MainButton look={look}>저장하기</MainButton> },
  {
    code: `<MainButton look="${look}" size="small" fit>`,
    sample: (
      <MainButton look={look} size="small" fit>
        이어하기
      </MainButton>
    ),
  },
]);

const words = (Object.keys(text) as TextVariant[]).map((variant) => ({
  code: `<Typography variant="${variant}">`,
  sample: <Typography variant={variant}>오늘도 한 뼘 자랐어요</Typography>,
}));

const inks = INKS.map((ink) => ({
  code: `<Typography color="${ink}">`,
  sample: <Typography color={ink}>오늘도 한 뼘 자랐어요</Typography>,
}));

const chips = tones.map((tone) => ({ code: `<Chip tone="${tone}">`, sample: <Chip tone={tone}>여행</Chip> }));

/** Each look of a part with the code that makes it. */
const samples: readonly Sample[] = [
  ...buttons,
  { code: '<MainButton disabled>', sample: <MainButton disabled>저장하기</MainButton> },
  { code: '<MainButton pending>', sample: <MainButton pending>저장하기</MainButton> },
  {
    code: '<IconButton label="공유하기">',
    sample: (
      <IconButton label="공유하기">
        <ShareIcon />
      </IconButton>
    ),
  },
  { code: '<Card>', sample: <Card>오늘의 놀이</Card> },
  { code: '<CardButton>', sample: <CardButton>오늘의 놀이</CardButton> },
  { code: '<CardButton aria-pressed="true">', sample: <CardButton aria-pressed="true">오늘의 놀이</CardButton> },
  ...words,
  ...inks,
  ...chips,
  { code: '<ProgressBar value={38}>', sample: <ProgressBar value={38} label="진행률" /> },
  { code: '<ProgressBar value={38} thick>', sample: <ProgressBar value={38} label="진행률" thick /> },
  { code: '<Skeleton>', sample: <Skeleton /> },
  { code: '<Avatar seed="하준">', sample: <Avatar seed="하준" /> },
];

const schemes = [
  ['밝게', lightRoles],
  ['어둡게', darkRoles],
] as const;

/** Every look in the light and in the dark scheme, with its code. */
export function GalleryVariants() {
  return (
    <GallerySection title="모양과 이름">
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: space(4) }}>
        {schemes.map(([name, roles]) => (
          <section
            key={name}
            aria-label={name}
            style={{
              ...roleVariables(roles),
              backgroundColor: color.paper,
              color: color.ink,
              padding: space(4),
              borderRadius: 16,
            }}
          >
            <Stack spacing={3}>
              {samples.map(({ code, sample }) => (
                <Stack key={code} spacing={1} sx={{ alignItems: 'flex-start' }}>
                  <Typography variant="micro" color="textSecondary" component="code">
                    {code}
                  </Typography>
                  {sample}
                </Stack>
              ))}
            </Stack>
          </section>
        ))}
      </div>
    </GallerySection>
  );
}
