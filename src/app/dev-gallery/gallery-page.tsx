import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AppFrame } from '@/app/shell/app-frame';
import { TabBar } from '@/app/shell/tab-bar';
import { TestArt } from '@/domain/checks/test-art';
import { SwitchIcon } from '@/shared/art/icons/further-icons';
import { CheckIcon, CommunityIcon, HomeIcon, LearnIcon, UserIcon } from '@/shared/art/icons/icon';
import { Avatar } from '@/shared/ui/basics/avatar';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import { AppHeader } from '@/shared/ui/layout/app-header';
import { PadColumns, PageShell } from '@/shared/ui/layout/page-shell';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { GalleryControls } from './gallery-controls';
import { GalleryFoundations } from './gallery-foundations';
import { GalleryPictures } from './gallery-pictures';
import { GallerySection } from './gallery-section';
import { GalleryStates } from './gallery-states';
import { GalleryVariants } from './gallery-variants';

const entries = [
  { key: 'home', label: '홈', icon: HomeIcon },
  { key: 'learn', label: '배우기', icon: LearnIcon },
  { key: 'test', label: '체크', icon: CheckIcon },
  { key: 'community', label: '커뮤니티', icon: CommunityIcon },
  { key: 'mypage', label: '마이', icon: UserIcon },
];

function SampleCards() {
  return (
    <GallerySection title="카드">
      <Card>
        <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
          <Avatar seed="하준" size={64} />
          <Stack spacing={1} style={{ flex: 1 }}>
            <Typography variant="title">하준</Typography>
            <Typography variant="small" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              18개월 · 남자아이
            </Typography>
          </Stack>
          <IconButton label="프로필 바꾸기">
            <SwitchIcon />
          </IconButton>
        </Stack>
      </Card>
      <SectionHeader title="하준이를 위한 체크" to="/test/list" count={8} />
      <Stack direction="row" spacing={3} style={{ overflowX: 'auto', paddingBottom: 4 }}>
        {(['development', 'language', 'social'] as const).map((kind, index) => (
          <CardButton key={kind} data-flat="" style={{ width: 176, flex: 'none' }}>
            <TestArt kind={kind} size={176} />
            <Stack component="span" spacing={2} style={{ padding: '10px 14px 14px' }}>
              <Typography component="span" variant="strong">
                {['발달 체크', '언어 발달', '마음 살피기'][index]}
              </Typography>
              {index === 0 ? (
                <Typography component="span" variant="caption" color="textSecondary">
                  예상 소요 시간 10분
                </Typography>
              ) : index === 1 ? (
                <>
                  <ProgressBar value={40} label="언어 발달 진행률" />
                  <Typography component="span" variant="caption" color="primary">
                    진행 중 (40%)
                  </Typography>
                </>
              ) : (
                <span>
                  <Chip>완료</Chip>
                </span>
              )}
            </Stack>
          </CardButton>
        ))}
      </Stack>
      <CardButton aria-pressed="true">
        <Typography variant="strong" component="span">
          골라 둔 카드
        </Typography>
      </CardButton>
    </GallerySection>
  );
}

/** All shared UI components on one page. Development only. */
export function GalleryPage() {
  const [active, setActive] = useState('home');
  const items = entries.map((entry) => ({
    ...entry,
    to: '/dev/gallery',
    active: entry.key === active,
    onSelect: () => setActive(entry.key),
  }));
  return (
    <AppFrame tabBar={<TabBar items={items} />}>
      <PageShell
        title="디자인 모음"
        width="wide"
        header={
          <AppHeader
            right={
              <IconButton label="프로필 바꾸기">
                <Avatar seed="하준" size={36} />
              </IconButton>
            }
          />
        }
      >
        <PadColumns
          main={
            <>
              <SampleCards />
              <GalleryControls />
              <GalleryFoundations />
            </>
          }
          side={<GalleryStates />}
        />
        <GalleryVariants />
        <GalleryPictures />
        <MainButton component="a" href="#main" look="soft">
          위로 가기
        </MainButton>
      </PageShell>
    </AppFrame>
  );
}
