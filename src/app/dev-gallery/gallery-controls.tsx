import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PlusIcon, ShareIcon, TrashIcon } from '@/shared/art/icons/further-icons';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { Field } from '@/shared/ui/forms/field';
import { PasswordField } from '@/shared/ui/forms/password-field';
import { TabPanel, TabsBar } from '@/shared/ui/layout/tabs-bar';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';
import { GallerySection } from './gallery-section';

const ranges = [
  { value: 'today', label: '오늘' },
  { value: 'week', label: '이번 주' },
  { value: 'month', label: '이번 달' },
] as const;

function Buttons() {
  const [pending, setPending] = useState(false);
  return (
    <GallerySection title="버튼">
      <MainButton pending={pending} onClick={() => setPending(true)}>
        저장하기
      </MainButton>
      <MainButton pending>보내는 중</MainButton>
      <MainButton disabled>아직 누를 수 없어요</MainButton>
      <MainButton look="soft" icon={<PlusIcon size={20} />}>
        아이 추가하기
      </MainButton>
      <MainButton look="outline" onClick={() => setPending(false)}>
        다시 하기
      </MainButton>
      <MainButton look="danger">프로필 지우기</MainButton>
      <MainButton look="quiet">나중에 할게요</MainButton>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <MainButton size="small" fit>
          이어하기
        </MainButton>
        <MainButton size="small" fit look="soft">
          결과 보기
        </MainButton>
        <MainButton size="small" fit look="outline">
          다시 시도
        </MainButton>
        <IconButton label="공유하기">
          <ShareIcon />
        </IconButton>
        <IconButton label="지우기" disabled>
          <TrashIcon />
        </IconButton>
      </Stack>
    </GallerySection>
  );
}

function Fields() {
  const [gender, setGender] = useState<'female' | 'male'>();
  return (
    <GallerySection title="입력">
      <Field label="이름" placeholder="아이 이름" hint="집에서 부르는 이름도 좋아요." autoComplete="off" />
      <Field
        label="생년월일"
        defaultValue="20260230"
        inputMode="numeric"
        error="달력에 없는 날짜예요. 다시 확인해 주세요."
      />
      <Field label="태어난 주수" optional placeholder="예: 34" inputMode="numeric" suffix="주" />
      <Field label="아이디" defaultValue="ssuk-ssuk" disabled />
      <PasswordField label="비밀번호" defaultValue="sprout-2026" />
      <Field label="메모" multiline minRows={3} placeholder="의사 선생님께 여쭤볼 것을 적어 두세요" />
      <ChoiceGroup
        label="성별"
        options={[
          { value: 'female', label: '여자' },
          { value: 'male', label: '남자' },
        ]}
        value={gender}
        onChange={setGender}
        error={gender ? undefined : '성별을 골라 주세요.'}
      />
    </GallerySection>
  );
}

function Sheets() {
  const [open, setOpen] = useState<'sheet' | 'confirm'>();
  const close = () => setOpen(undefined);
  return (
    <GallerySection title="시트">
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        <MainButton look="outline" size="small" fit onClick={() => setOpen('sheet')}>
          시트 열기
        </MainButton>
        <MainButton look="outline" size="small" fit onClick={() => setOpen('confirm')}>
          확인 시트 열기
        </MainButton>
      </Stack>
      <BottomSheet
        open={open === 'sheet'}
        onClose={close}
        title="보호자 비밀번호가 필요해요"
        actions={<MainButton onClick={() => setOpen('confirm')}>설정하러 가기</MainButton>}
      >
        <Stack spacing={4}>
          <Typography color="textSecondary">아이가 혼자 들어가지 않도록 보호자 비밀번호를 먼저 정해 주세요.</Typography>
          <Field label="비밀번호" placeholder="숫자 4자리" inputMode="numeric" />
        </Stack>
      </BottomSheet>
      <ConfirmSheet
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="하준이의 프로필을 지울까요?"
        confirmLabel="지우기"
        danger
      >
        체크 기록과 사진도 함께 사라지고 되돌릴 수 없어요.
      </ConfirmSheet>
    </GallerySection>
  );
}

function Tabs() {
  const [range, setRange] = useState<(typeof ranges)[number]['value']>('today');
  return (
    <GallerySection title="탭 · 진행">
      <TabsBar id="gallery-range" label="인기 글 기간" tabs={ranges} value={range} onChange={setRange} />
      <TabPanel id="gallery-range" value={range}>
        <Typography variant="small" color="textSecondary">
          {ranges.find(({ value }) => value === range)?.label}의 인기 글이 여기에 보여요.
        </Typography>
      </TabPanel>
      <ProgressBar value={0} label="시작 전" />
      <ProgressBar value={38} label="발달 체크 진행률" valueText="질문 21개 중 8개" />
      <ProgressBar value={100} label="마친 체크" thick />
    </GallerySection>
  );
}

/** Buttons, fields, sheets and tabs in their states. */
export function GalleryControls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Sheets />
      <Tabs />
    </>
  );
}
