import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ComingSoonArt } from '@/app/pages/coming-soon';
import { TestArt, testArtKinds } from '@/domain/checks/test-art';
import { color, radius, space } from '@/shared/tokens';
import { AnimalAvatar, animalCount } from '@/shared/ui/avatars/animal-avatar';
import { Avatar } from '@/shared/ui/basics/avatar';
import * as furtherIcons from '@/shared/ui/icons/further-icons';
import * as icons from '@/shared/ui/icons/icon';
import { Logo, LogoMark } from '@/shared/ui/icons/logo';
import { ChecklistSproutArt } from '@/shared/ui/illustrations/checklist-sprout';
import { ConfettiDoneArt } from '@/shared/ui/illustrations/confetti-done';
import { EmptyBasketArt } from '@/shared/ui/illustrations/empty-basket';
import { FamilyWalkArt } from '@/shared/ui/illustrations/family-walk';
import { IntroCheckArt, IntroGrowArt, IntroTogetherArt } from '@/shared/ui/illustrations/intro-panels';
import { OfflineCloudArt } from '@/shared/ui/illustrations/offline-cloud';
import { ReadingBearArt } from '@/shared/ui/illustrations/reading-bear';
import { SleepingMoonArt } from '@/shared/ui/illustrations/sleeping-moon';
import { SproutGrowingArt } from '@/shared/ui/illustrations/sprout-growing';
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
