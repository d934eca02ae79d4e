import type { ContentPreview } from '@contract/staff/content.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormError } from '@/shared/ui/forms/form-error';
import { FiguresTable } from '@/shared/ui/layout/table-disclosure';

/** Changes of an import, or errors of the file by row and field. */
export function ImportPreview({ preview }: { preview: ContentPreview }) {
  const { errors, added, changed, relisted, unlisted, same } = preview;
  if (errors.length > 0)
    return (
      <Stack spacing={2}>
        <FormError>고칠 곳이 {errors.length}군데 있어요. 고친 파일을 다시 골라 주세요.</FormError>
        <FiguresTable>
          <thead>
            <tr>
              <th scope="col">줄</th>
              <th scope="col">항목</th>
              <th scope="col">고칠 점</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, field, message }) => (
              <tr key={`${row} ${field} ${message}`}>
                <th scope="row">{row}번째</th>
                <td>{field || '전체'}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </FiguresTable>
      </Stack>
    );
  return (
    <Stack spacing={3}>
      <Typography role="status" variant="strong">
        {`추가 ${added.length} · 수정 ${changed.length} · 다시 보임 ${relisted.length} · 숨김 ${unlisted.length} · 그대로 ${same}`}
      </Typography>
      <Group title="추가해요" rows={added} />
      <Group
        title="수정해요"
        rows={changed}
        detail={(id) => changed.find((item) => item.id === id)?.fields.join(', ')}
      />
      <Group title="다시 보여요" rows={relisted} />
      <Group title="숨겨요" rows={unlisted} />
    </Stack>
  );
}

type GroupProps = {
  title: string;
  rows: readonly { id: string; title: string }[];
  detail?: (id: string) => ReactNode;
};

function Group({ title, rows, detail }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <Stack component="section" spacing={1} aria-label={title}>
      <Typography component="h3" variant="label" color="textSecondary" style={{ margin: 0 }}>
        {title}
      </Typography>
      <ul>
        {rows.map(({ id, title: name }) => (
          <li key={id}>
            <Typography variant="small">{name}</Typography>
            {detail ? (
              <Typography variant="caption" color="textSecondary">
                {detail(id)}
              </Typography>
            ) : null}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
