import type { SignedInDevice } from '@contract/auth/sessions.responses';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { relativeTime } from '@/shared/lib/relative-time';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { space } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { LineList, LineSkeleton } from '@/shared/ui/feedback/line-list';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';
import { useListDevicesQuery, useSignOutDeviceMutation, useSignOutEverywhereMutation } from './settings-api';

function Device({ device }: { device: SignedInDevice }) {
  const dispatch = useAppDispatch();
  const [signOut, { isLoading }] = useSignOutDeviceMutation();
  const end = async () => {
    const { error } = await signOut(device.id);
    if (!error) dispatch(succeeded('그 기기에서 로그아웃했어요'));
  };
  return (
    <Line>
      <div>
        <Typography variant="strong">{device.name}</Typography>
        <Typography variant="small" color="textSecondary">
          {device.current ? '지금 쓰고 있어요' : `${relativeTime(device.last_used_at)} 사용`}
        </Typography>
      </div>
      {device.current ? (
        <Chip>이 기기</Chip>
      ) : (
        <MainButton
          look="outline"
          size="small"
          fit
          pending={isLoading}
          aria-label={`${device.name} 여기서 로그아웃`}
          onClick={() => void end()}
        >
          여기서 로그아웃
        </MainButton>
      )}
    </Line>
  );
}

/** The devices where this account is signed in, and buttons to sign out one or all. */
export function DevicesSheet({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const query = useListDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: devices } = query;
  const [asking, setAsking] = useState(false);
  const [signOutEverywhere, { isLoading }] = useSignOutEverywhereMutation();

  const everywhere = async () => {
    const { error } = await signOutEverywhere();
    if (error) return setAsking(false);
    dispatch(succeeded('모든 기기에서 로그아웃했어요'));
  };

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="로그인한 기기"
      actions={
        devices ? (
          <MainButton look="outline" onClick={() => setAsking(true)}>
            모든 기기에서 로그아웃
          </MainButton>
        ) : undefined
      }
    >
      <QueryBoundary query={query} compact skeleton={<LineSkeleton lines={2} />}>
        <Typography color="textSecondary" variant="small" style={{ marginBottom: space(2) }}>
          모르는 기기가 있으면 그 기기에서 로그아웃하고 비밀번호를 바꿔 주세요.
        </Typography>
        <LineList>
          {devices?.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </LineList>
      </QueryBoundary>
      <ConfirmSheet
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void everywhere()}
        title="모든 기기에서 로그아웃할까요?"
        confirmLabel="로그아웃"
        pending={isLoading}
      >
        이 기기도 함께 로그아웃돼요. 기록은 그대로 남아 있고, 다시 로그인하면 이어서 볼 수 있어요.
      </ConfirmSheet>
    </BottomSheet>
  );
}

const Line = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(3)}`,
  minHeight: '44px',
});
