import { SUBJECTS, type Subject } from '@contract/admin-stroke/stroke-lists';
import { strokesFileText } from '@contract/admin-stroke/strokes';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useExportStrokesMutation, useInsertStrokesMutation } from '@/features/admin-stroke/stroke-api';
import { saveFile } from '@/shared/lib/save-file';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';

const INSERTS: Record<Subject, string> = { korean: '한글 넣기', math: '숫자 넣기', english: '영어 넣기' };

/** Actions on the whole set: the three inserts, and the export. */
export function SetPanel() {
  const dispatch = useAppDispatch();
  const [insert, inserting] = useInsertStrokesMutation();
  const [exportAll, exporting] = useExportStrokesMutation();

  const bring = async (subject: Subject) => {
    const { data } = await insert(subject);
    if (data)
      dispatch(
        succeeded(
          data.inserted > 0 ? `글자 ${data.inserted}개를 넣었어요` : `빠진 글자가 없어요. ${data.existing}개가 있어요`,
        ),
      );
  };
  const download = async () => {
    const { data } = await exportAll();
    if (data) saveFile(new Blob([strokesFileText(data)], { type: 'application/json' }), 'strokes-all.json');
  };

  return (
    <Stack spacing={2}>
      <Typography variant="label" component="h2">
        모든 글자
      </Typography>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        {SUBJECTS.map((subject) => (
          <MainButton
            key={subject}
            look="outline"
            size="small"
            fit
            pending={inserting.isLoading && inserting.originalArgs === subject}
            onClick={() => void bring(subject)}
          >
            {INSERTS[subject]}
          </MainButton>
        ))}
      </Stack>
      <MainButton look="outline" size="small" pending={exporting.isLoading} onClick={() => void download()}>
        모두 내보내기
      </MainButton>
      <Typography variant="small" color="textSecondary">
        넣기는 빠진 글자만 더해요. 내보낸 파일은 위에서 올리면 다시 가져와요.
      </Typography>
    </Stack>
  );
}
