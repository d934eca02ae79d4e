import { isTraceable, strokesText } from '@contract/admin-stroke/strokes';
import type { StrokeRecord } from '@contract/admin-stroke/strokes.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { getErrorMessage } from '@/shared/api/api-error';
import { saveFile } from '@/shared/lib/save-file';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed, succeeded } from '@/shared/toast/toast-slice';
import { media, space } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { DraftNote } from '@/shared/ui/forms/draft-note';
import { Playback } from './canvas/playback';
import { StrokeCanvas } from './canvas/stroke-canvas';
import { NumberStepper } from './panels/number-stepper';
import { OvertakenNote } from './panels/overtaken-note';
import { getImageUrl } from './panels/record-list';
import { RevisionsSheet } from './panels/revisions-sheet';
import { SetPanel } from './panels/set-panel';
import { NO_TARGET, UploadPanel } from './panels/upload-panel';
import { strokeApi, useSaveStrokesMutation } from './stroke-api';
import { countPoints, toDrawing } from './stroke-editor';
import { useStrokeEditor } from './use-stroke-editor';

/** One record on the canvas and its actions. Remounted for each record. */
export function Workbench({
  record,
  onAlert,
}: {
  record: StrokeRecord | undefined;
  onAlert: (message: string) => void;
}) {
  const dispatch = useAppDispatch();
  const editor = useStrokeEditor(record);
  const [save, saving] = useSaveStrokesMutation();
  const [compares, setCompares] = useState(false);
  const [opened, setOpened] = useState<'playback' | 'revisions' | null>(null);
  const { state, unit, dirty, overtaken } = editor;
  const points = countPoints(state.drawing);
  const close = () => setOpened(null);

  const store = async (revision: number) => {
    if (!record) {
      onAlert(NO_TARGET);
      return;
    }
    const { data, error } = await save({ id: record.id, unit_write_stroke: unit, revision });
    if (data) {
      editor.rebase(data.revision);
      dispatch(succeeded('획순이 저장되었습니다'));
      return;
    }
    dispatch(failed(`획순 저장에 실패했습니다: ${getErrorMessage(error)}`));
    // The other admin's version is shown below.
    if (error && 'code' in error && error.code === 'CONFLICT')
      await dispatch(strokeApi.endpoints.listStrokes.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
  const keepMine = () => {
    if (!record) return;
    editor.rebase(record.revision);
    void store(record.revision);
  };

  return (
    <Bench>
      <Stack spacing={3}>
        {overtaken && record ? (
          <OvertakenNote onUseTheirs={() => editor.loadSaved(record)} onKeepMine={keepMine} />
        ) : editor.restored && record ? (
          <DraftNote onDiscard={() => editor.loadSaved(record)} />
        ) : null}
        <Stack
          direction="row"
          spacing={2}
          style={{ maxWidth: 500 }}
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Typography component="h2" variant="title">
            {record ? record.unit_word : '그림을 골라 주세요'}
          </Typography>
          {record && dirty ? <Chip tone="apricot">저장된 획과 달라요</Chip> : null}
          {record && !dirty && points > 0 ? <Chip tone="leaf">저장된 획이에요</Chip> : null}
        </Stack>
        <StrokeCanvas
          editor={editor}
          image={record ? getImageUrl(record) : null}
          compared={record && (compares || overtaken) ? toDrawing(record.unit_write_stroke) : null}
        />
        <Tools>
          <NumberStepper value={state.number} onChange={(number) => editor.dispatch({ type: 'numbered', number })} />
          <MainButton look="quiet" size="small" fit disabled={state.past.length === 0} onClick={editor.undo}>
            되돌리기
          </MainButton>
          <MainButton look="quiet" size="small" fit disabled={state.future.length === 0} onClick={editor.redo}>
            다시 하기
          </MainButton>
          <MainButton
            look="quiet"
            size="small"
            fit
            disabled={!state.picked}
            onClick={() => state.picked && editor.dispatch({ type: 'removed', at: state.picked })}
          >
            점 지우기
          </MainButton>
          <MainButton
            look="quiet"
            size="small"
            fit
            onClick={() => editor.dispatch({ type: 'added', at: { x: 703.5, y: 703.5 } })}
          >
            가운데에 점 찍기
          </MainButton>
        </Tools>
        <Typography variant="small" color="textSecondary" style={{ maxWidth: 500 }}>
          눌러서 점을 찍고, 점을 끌어 옮겨요. ↑ ↓ 키로 획 번호를 바꾸고, 고른 점은 방향키로 옮기고 Delete로 지워요.
        </Typography>
      </Stack>
      <Stack spacing={6}>
        <Stack spacing={2}>
          <Typography variant="label" component="h2">
            {`획 ${Object.keys(unit).length}개 · 점 ${points}개`}
          </Typography>
          {points > 0 && !isTraceable(unit) ? (
            <Typography variant="small" color="textSecondary">
              점이 하나뿐인 획이 있으면 아이가 따라 쓸 수 없어요.
            </Typography>
          ) : null}
          <MainButton pending={saving.isLoading} onClick={() => void store(editor.base)}>
            DB에 저장
          </MainButton>
          <Actions>
            <MainButton
              look="outline"
              size="small"
              onClick={() => saveFile(new Blob([strokesText(unit)], { type: 'application/json' }), 'strokes.json')}
            >
              JSON 내려받기
            </MainButton>
            <MainButton look="outline" size="small" onClick={() => editor.dispatch({ type: 'reset' })}>
              초기화
            </MainButton>
            <MainButton look="outline" size="small" disabled={points === 0} onClick={() => setOpened('playback')}>
              획순 미리 보기
            </MainButton>
            <MainButton
              look="outline"
              size="small"
              disabled={!record}
              aria-pressed={compares}
              onClick={() => setCompares((now) => !now)}
            >
              {compares ? '비교 끄기' : '저장된 획과 비교'}
            </MainButton>
            <MainButton look="outline" size="small" disabled={!record} onClick={() => setOpened('revisions')}>
              지난 저장
            </MainButton>
          </Actions>
        </Stack>
        <UploadPanel record={record} onAlert={onAlert} onStrokes={(strokes) => editor.replace(toDrawing(strokes))} />
        <SetPanel />
      </Stack>
      <ExitTransition>
        {opened === 'playback' ? <Playback drawing={state.drawing} onClose={close} /> : null}
      </ExitTransition>
      <ExitTransition>
        {opened === 'revisions' && record ? (
          <RevisionsSheet
            recordId={record.id}
            onClose={close}
            onTake={({ unit_write_stroke }) => {
              editor.replace(toDrawing(unit_write_stroke));
              close();
            }}
          />
        ) : null}
      </ExitTransition>
    </Bench>
  );
}

const Bench = styled('div')({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: 0 },
  [media.large]: { gridTemplateColumns: 'minmax(0, 500px) minmax(220px, 1fr)', alignItems: 'start' },
});

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  maxWidth: '500px',
});

const Actions = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
});
