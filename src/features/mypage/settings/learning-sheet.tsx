import Stack from '@mui/material/Stack';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { GuardianCheckSheet } from '@/domain/guardian/guardian-check-sheet';
import { useGetLearningProgressQuery } from '@/domain/learning/learning-api';
import { paths } from '@/domain/paths';
import { childLabels } from '@/domain/profiles/child-labels';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { selectProfileId } from '@/domain/profiles/profiles-slice';
import { selectUser } from '@/features/auth/auth-slice';
import { ReadingBearArt } from '@/shared/art/illustrations/reading-bear';
import { useAppSelector } from '@/shared/store/hooks';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { LearningForm } from './learning-form';

const TITLE = '배우기 설정';

/** 배우기 설정: how long a child may learn a day and with which hand, behind the guardian's password. */
export function LearningSheet({ onClose }: { onClose: () => void }) {
  const hasPassword = useAppSelector(selectUser)?.grow_learning_password ?? false;
  const [password, setPassword] = useState<string | null>(null);
  if (!hasPassword) return <WithoutPassword onClose={onClose} />;
  return password === null ? (
    <GuardianCheckSheet onClose={onClose} onProved={setPassword}>
      배우기 설정은 보호자만 바꿀 수 있어요.
    </GuardianCheckSheet>
  ) : (
    <Children password={password} onClose={onClose} />
  );
}

const WithoutPassword = ({ onClose }: { onClose: () => void }) => (
  <BottomSheet open onClose={onClose} title={TITLE}>
    <EmptyState
      compact
      art={<ReadingBearArt size={140} />}
      title="보호자 비밀번호를 먼저 정해 주세요"
      action={
        <MainButton component={Link} to={paths.mypage.settingGuardianPassword} replace size="small" fit>
          비밀번호 정하러 가기
        </MainButton>
      }
    >
      아이가 스스로 바꾸지 않도록 보호자 비밀번호로 열어요.
    </EmptyState>
  </BottomSheet>
);

function Children({ password, onClose }: { password: string; onClose: () => void }) {
  const selected = useAppSelector(selectProfileId);
  const [wanted, setWanted] = useState(selected);
  const { data: children, isError, isFetching, refetch } = useListProfilesQuery();
  const child = children?.find(({ id }) => id === wanted) ?? children?.[0];
  const progress = useGetLearningProgressQuery(child ? { profileId: child.id } : skipToken);
  const setting = child ? progress.currentData?.setting : undefined;
  const shown = children?.length === 0 || setting !== undefined;
  const asking = isFetching || progress.isFetching;

  return (
    <BottomSheet open onClose={onClose} title={TITLE}>
      <QueryBoundary
        isLoading={!shown && (asking || !(isError || progress.isError))}
        isError={!shown && (isError || progress.isError)}
        isEmpty={children?.length === 0}
        onRetry={() => void (children ? progress.refetch() : refetch())}
        compact
        skeleton={
          <Stack spacing={4}>
            <Skeleton shape="card" height={128} />
            <Skeleton shape="card" height={84} />
          </Stack>
        }
        empty={
          <EmptyState
            compact
            art={<ReadingBearArt size={140} />}
            title="아직 아이가 없어요"
            action={
              <MainButton component={Link} to={paths.auth.profileForm} size="small" fit>
                아이 추가하기
              </MainButton>
            }
          >
            아이를 추가하면 하루에 배울 시간을 정할 수 있어요.
          </EmptyState>
        }
      >
        {child && setting ? (
          <Stack spacing={5}>
            {children && children.length > 1 ? (
              <FilterChips
                label="아이"
                options={Array.from(childLabels(children), ([value, label]) => ({ value, label }))}
                value={child.id}
                onChange={setWanted}
              />
            ) : null}
            <LearningForm key={child.id} child={child} setting={setting} password={password} onSaved={onClose} />
          </Stack>
        ) : null}
      </QueryBoundary>
    </BottomSheet>
  );
}
