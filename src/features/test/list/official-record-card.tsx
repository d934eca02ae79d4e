import { writtenByWords } from '@contract/profiles/writer-words';
import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import { OFFICIAL_NAME, OFFICIAL_WARNING_WORDS } from '@contract/test/diagnostics-words';
import { listOfficialRows } from '@contract/test/official-rows';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { listDay } from '@/shared/lib/age-label';
import { UploadPhotos } from '@/shared/photos/upload-photo';
import { color, radius, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { CardHead, CardLine, Parts } from './attempt-card';

/** The clinic's result as entered by the parent: which box of the sheet was ticked, in our wording. */
export function OfficialRecordCard({ record, onRefresh }: { record: OfficialResult; onRefresh: () => void }) {
  const { id, round, taken_on, age, rows, place, note, photos, warnings, source, written_by } = record;
  return (
    <Card>
      <CardHead>
        <h4>{round}차 영유아 건강검진</h4>
        <Chip tone="sky">{OFFICIAL_NAME}</Chip>
      </CardHead>
      <CardLine>
        {listDay(taken_on)} · {age.actual_months}개월{place ? ` · ${place}` : ''}
        {source === 'clinic' ? ' · 병원이 보낸 결과' : ' · 결과지에 적힌 말'}
      </CardLine>
      <Parts>
        {listOfficialRows(rows).map(({ domain, label, level }) => (
          <div key={domain}>
            <dt>{label}</dt>
            <dd>{level}</dd>
          </div>
        ))}
      </Parts>
      {note ? <Remark>{note}</Remark> : null}
      {photos.length > 0 ? (
        <Photos>
          <UploadPhotos paths={photos} label="결과지 사진" side={96} onRetry={onRefresh} />
        </Photos>
      ) : null}
      {warnings.map((warning) => (
        <Remark key={warning} data-warns="">
          {OFFICIAL_WARNING_WORDS[warning]}
        </Remark>
      ))}
      {written_by === undefined || source === 'clinic' ? null : <Writer>{writtenByWords(written_by)}</Writer>}
      <MainButton
        component={Link}
        to={paths.test.toOfficial(id)}
        look="soft"
        size="small"
        aria-label={`${listDay(taken_on)} ${round}차 검진 결과 수정`}
      >
        수정
      </MainButton>
    </Card>
  );
}

const Photos = styled('div')({ marginBottom: space(3) });

const Writer = styled(CardLine)({ margin: `0 0 ${space(3)}` });

const Remark = styled('p')({
  ...text.small,
  marginBottom: space(3),
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.small,
  backgroundColor: color.sunken,
  whiteSpace: 'pre-wrap',
  '&[data-warns]': { backgroundColor: color.sunSoft, color: color.onSunSoft },
});
