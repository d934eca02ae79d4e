import type { HealthWindows } from '@contract/home/health-windows.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { latePart } from '@/shared/ui/late-part';
import { useUndoBookletMutation } from './health-api';

export const BookletSheet = latePart(async () => (await import('./booklet-sheet')).BookletSheet);

interface BookletCardProps {
  list: HealthWindows;
  profileId: string;
  birthDate: string | undefined;
}

/** 수첩대로 한 번에: offered while windows of before the registration are open questions; then how to take it back. */
export function BookletCard({ list, profileId, birthDate }: BookletCardProps) {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState<{ bookletId: string; count: number } | null>(null);
  const [undo, { isLoading }] = useUndoBookletMutation();
  const id = useId();
  const count = list.windows.filter(({ state }) => state === 'unconfirmed').length;
  const takeBack = async (bookletId: string) => {
    const { error } = await undo({ profileId, bookletId });
    if (error) return;
    setMarked(null);
    dispatch(succeeded('표시를 되돌렸어요'));
  };
  if (marked === null && count === 0) return null;
  return (
    <>
      <Card component="section" aria-labelledby={id}>
        <Stack spacing={3}>
          <Title id={id}>{marked ? `${marked.count}가지를 표시했어요` : '수첩대로 한 번에 표시해요'}</Title>
          <Typography variant="small" color="textSecondary" role={marked ? 'status' : undefined}>
            {marked
              ? '잘못 표시했다면 되돌릴 수 있어요. 하나씩 고치려면 아래 ‘받은 것’에서 고쳐 주세요.'
              : `아직 확인하지 않은 지난 시기가 ${count}가지 있어요. 수첩을 보며 받은 것을 한 번에 표시할 수 있어요.`}
          </Typography>
          {marked ? (
            <MainButton look="outline" pending={isLoading} onClick={() => void takeBack(marked.bookletId)}>
              되돌리기
            </MainButton>
          ) : (
            <MainButton onClick={() => setOpen(true)}>수첩대로 한 번에</MainButton>
          )}
        </Stack>
      </Card>
      <ExitTransition>
        {open ? (
          <BookletSheet
            list={list}
            profileId={profileId}
            birthDate={birthDate}
            onClose={() => setOpen(false)}
            onMarked={setMarked}
          />
        ) : null}
      </ExitTransition>
    </>
  );
}

const Title = styled('h2')({ ...text.title, margin: 0 });
