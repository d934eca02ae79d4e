import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ComingSoonArt } from '@/app/pages/coming-soon';
import { TestArt, testArtKinds } from '@/domain/checks/test-art';
import { AnimalAvatar, animalCount } from '@/shared/art/avatars/animal-avatar';
import * as furtherIcons from '@/shared/art/icons/further-icons';
import * as icons from '@/shared/art/icons/icon';
import { Logo, LogoMark } from '@/shared/art/icons/logo';
import { ChecklistSproutArt } from '@/shared/art/illustrations/checklist-sprout';
import { ConfettiDoneArt } from '@/shared/art/illustrations/confetti-done';
import { EmptyBasketArt } from '@/shared/art/illustrations/empty-basket';
import { FamilyWalkArt } from '@/shared/art/illustrations/family-walk';
import { IntroCheckArt, IntroGrowArt, IntroTogetherArt } from '@/shared/art/illustrations/intro-panels';
import { OfflineCloudArt } from '@/shared/art/illustrations/offline-cloud';
import { ReadingBearArt } from '@/shared/art/illustrations/reading-bear';
import { SleepingMoonArt } from '@/shared/art/illustrations/sleeping-moon';
import { SproutGrowingArt } from '@/shared/art/illustrations/sprout-growing';
import { color, radius, space } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';
import { Banner } from '@/shared/ui/layout/banner';
import { GallerySection } from './gallery-section';

const drawings = [
  SproutGrowingArt,
  EmptyBasketArt,
  OfflineCloudArt,
  ReadingBearArt,
  ChecklistSproutArt,
  ConfettiDoneArt,
  SleepingMoonArt,
  FamilyWalkArt,
  ComingSoonArt,
];

const allIcons = Object.entries({ ...icons, ...furtherIcons });

/** Logo, icons, avatars, drawings and the banner. */
export function GalleryPictures() {
  return (
    <>
      <GallerySection title="로고와 아이콘">
        <Stack direction="row" spacing={6} sx={{ alignItems: 'center' }}>
          <Logo />
          <LogoMark size={48} />
        </Stack>
        <Grid data-small="">
          {allIcons.map(([name, Icon]) => (
            <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
              <Icon />
              <Typography variant="micro" color="textSecondary">
                {name.replace('Icon', '')}
              </Typography>
            </Stack>
          ))}
        </Grid>
      </GallerySection>
      <GallerySection title="아바타">
        <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {Array.from({ length: animalCount }, (_, index) => (
            <span key={animalName(index)} style={{ width: 72, height: 72, borderRadius: '38%', overflow: 'hidden' }}>
              <AnimalAvatar index={index} />
            </span>
          ))}
        </Stack>
        <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Avatar seed="1" size={32} />
          <Avatar seed="2" size={44} />
          <Avatar seed="3" size={64} label="하준 프로필 사진" />
          <Avatar src="/no-such-photo.webp" seed="4" size={44} />
          <Avatar src="/icon.svg" size={44} />
        </Stack>
      </GallerySection>
      <GallerySection title="그림">
        <Grid>
          {drawings.map((Drawing) => (
            <Drawing key={Drawing.name} />
          ))}
        </Grid>
        <Grid style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
          <IntroGrowArt />
          <IntroCheckArt />
          <IntroTogetherArt />
        </Grid>
        <Grid>
          {testArtKinds.map((kind) => (
            <span
              key={kind}
              style={{ borderRadius: radius.field, overflow: 'hidden', border: `1px solid ${color.line}` }}
            >
              <TestArt kind={kind} />
            </span>
          ))}
        </Grid>
        <Banner title="오늘도 한 뼘 더 자랐어요">아이의 작은 변화를 함께 기록해요.</Banner>
      </GallerySection>
    </>
  );
}

const animalName = (index: number) => `animal-${index}`;

const Grid = styled('div')({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  alignItems: 'end',
  justifyItems: 'center',
  '&[data-small]': { gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))', gap: space(3) },
});
