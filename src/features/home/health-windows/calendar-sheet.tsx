import type { CalendarNames } from '@contract/home/health-windows-calendar';
import type { CalendarFeed } from '@contract/home/health-windows-calendar.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { API_BASE } from '@/shared/api/config';
import { CalendarIcon } from '@/shared/art/icons/icon';
import { useIdempotencyKey } from '@/shared/forms/use-idempotency-key';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed, succeeded } from '@/shared/toast/toast-slice';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';
import {
  useDeleteCalendarMutation,
  useGetCalendarQuery,
  useRenewCalendarMutation,
  useSaveCalendarMutation,
} from './health-api';

const NAMES = [
  { value: 'initial', label: '첫 글자만' },
  { value: 'name', label: '이름 그대로' },
  { value: 'none', label: '이름 없이' },
] as const;
/** An example title for each option. */
const EXAMPLES: Record<CalendarNames, string> = {
  initial: '하○ 영유아 건강검진 3차 시작',
  name: '하린 영유아 건강검진 3차 시작',
  none: '영유아 건강검진 3차 시작',
};

/** The feed is on the API's origin, which may differ from the page's. */
const toAbsoluteUrl = (path: string) => new URL(path, new URL(API_BASE, window.location.href)).href;

/** The calendar to subscribe to: made, opened, copied, renewed, cut off. */
export function CalendarSheet({ onClose }: { onClose: () => void }) {
  const query = useGetCalendarQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: feed } = query;
  return (
    <BottomSheet open onClose={onClose} title="캘린더에 넣기">
      <QueryBoundary
        query={query}
        compact
        skeleton={
          <Stack spacing={3}>
            <Skeleton height={60} />
            <Skeleton shape="card" height={52} />
            <Skeleton shape="card" height={52} />
          </Stack>
        }
      >
        {feed ? <Subscribed feed={feed} /> : <NotYet />}
      </QueryBoundary>
    </BottomSheet>
  );
}

interface NamesChoiceProps {
  names: CalendarNames;
  onChange: (names: CalendarNames) => void;
}

const NamesChoice = ({ names, onChange }: NamesChoiceProps) => (
  <ChoiceGroup
    label="제목에 아이 이름을 어떻게 쓸까요?"
    options={NAMES}
    value={names}
    onChange={onChange}
    hint={`예: ${EXAMPLES[names]}`}
    minWidth="6.5rem"
  />
);

function NotYet() {
  const [names, setNames] = useState<CalendarNames>('initial');
  const [save, { isLoading }] = useSaveCalendarMutation();
  const idempotencyKeyFor = useIdempotencyKey();
  return (
    <Stack spacing={5}>
      <Typography variant="small" color="textSecondary">
        쓰고 있는 캘린더 앱이 예방접종과 검진 시기를 알아서 가져가요. 추가한 아이 모두가 들어가고, 시기가 바뀌거나
        받았다고 표시하면 하루 안에 캘린더에도 반영돼요.
      </Typography>
      <NamesChoice names={names} onChange={setNames} />
      <MainButton
        pending={isLoading}
        onClick={() => void save({ names, idempotencyKey: idempotencyKeyFor(['new', names]) })}
      >
        캘린더 주소 만들기
      </MainButton>
    </Stack>
  );
}

type Asking = 'renew' | 'remove' | null;

function Subscribed({ feed }: { feed: CalendarFeed }) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState<Asking>(null);
  const [names, setNames] = useState(feed.names);
  const [save] = useSaveCalendarMutation();
  const [renew, { isLoading: isRenewing }] = useRenewCalendarMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteCalendarMutation();
  const idempotencyKeyFor = useIdempotencyKey();
  const address = feed.path && toAbsoluteUrl(feed.path);

  const copy = async (what: string) => {
    try {
      await navigator.clipboard.writeText(what);
      dispatch(succeeded('캘린더 주소를 복사했어요'));
    } catch {
      dispatch(failed('복사하지 못했어요. 주소를 길게 눌러 복사해 주세요.'));
    }
  };
  const rename = async (chosen: CalendarNames) => {
    setNames(chosen);
    const { error } = await save({
      names: chosen,
      idempotencyKey: idempotencyKeyFor(['names', chosen, feed.created_at]),
    });
    if (error) setNames(feed.names);
  };
  const confirm = async () => {
    const { error } =
      asking === 'renew'
        ? await renew({ idempotencyKey: idempotencyKeyFor(['renew', feed.created_at]) })
        : await remove();
    setAsking(null);
    if (error) return;
    dispatch(succeeded(asking === 'renew' ? '새 주소로 바꿨어요' : '캘린더 연결을 끊었어요'));
  };

  return (
    <Stack spacing={5}>
      {address ? (
        <Stack spacing={3}>
          <MainButton component="a" href={address.replace(/^https?:/, 'webcal:')} icon={<CalendarIcon size={20} />}>
            캘린더 앱에서 열기
          </MainButton>
          <MainButton look="outline" onClick={() => void copy(address)}>
            주소 복사하기
          </MainButton>
          <Address aria-label="캘린더 주소">{address}</Address>
          <Typography variant="small" color="textSecondary">
            이 주소를 아는 사람은 누구나 접종·검진 일정을 볼 수 있어요. 다른 사람에게 알려 주지 마세요. 알려졌다면 새
            주소로 바꿔 주세요.
          </Typography>
        </Stack>
      ) : (
        <Typography color="textSecondary">
          전에 만든 주소를 지금은 보여 드릴 수 없어요. 새 주소로 바꿔 주세요.
        </Typography>
      )}
      <NamesChoice names={names} onChange={(chosen) => void rename(chosen)} />
      <Stack
        direction="row"
        spacing={2}
        style={{ marginBottom: `-${space(2)}` }}
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <MainButton look="quiet" size="small" fit onClick={() => setAsking('renew')}>
          새 주소로 바꾸기
        </MainButton>
        <MainButton look="quiet" size="small" fit onClick={() => setAsking('remove')}>
          연결 끊기
        </MainButton>
      </Stack>
      <ConfirmSheet
        open={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={() => void confirm()}
        title={asking === 'renew' ? '새 주소로 바꿀까요?' : '캘린더 연결을 끊을까요?'}
        confirmLabel={asking === 'renew' ? '바꾸기' : '끊기'}
        danger={asking === 'remove'}
        pending={isRenewing || isRemoving}
      >
        {asking === 'renew'
          ? '지금 주소로 받던 캘린더는 더 바뀌지 않아요. 캘린더 앱에서 새 주소를 다시 넣어 주세요.'
          : '캘린더 앱에서 일정을 더 가져갈 수 없어요. 언제든 다시 만들 수 있어요.'}
      </ConfirmSheet>
    </Stack>
  );
}

const Address = styled('p')({
  ...text.caption,
  margin: 0,
  padding: space(3),
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  color: color.inkSoft,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
