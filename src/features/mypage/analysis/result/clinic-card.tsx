import type { OfficialRecord } from '@contract/test/diagnostics-official.responses';
import { OFFICIAL_NAME } from '@contract/test/diagnostics-words';
import { listOfficialRows } from '@contract/test/official-rows';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { paths } from '@/domain/paths';
import { listDay } from '@/shared/lib/age-label';
import { Chip } from '@/shared/ui/basics/chip';
import { AllResults, Head, PartRows, ResultLine } from './result-parts';

const getRowsText = ({ rows }: OfficialRecord) =>
  listOfficialRows(rows)
    .map(({ label, level }) => `${label} ${level}`)
    .join(' · ');

/** Findings of clinics, the newest sheet row by row. `records` newest first, at least one. */
export function ClinicCard({ records }: { records: readonly OfficialRecord[] }) {
  const [newest] = records;
  if (!newest) return null;
  return (
    <Card component="section" aria-label={OFFICIAL_NAME}>
      <Stack spacing={3}>
        <Head>
          <h2>{OFFICIAL_NAME}</h2>
          <p>
            {newest.round}차 · {listDay(newest.taken_on)} · {newest.age.actual_months}개월 · 결과지에 적힌 말
          </p>
        </Head>
        <PartRows>
          {listOfficialRows(newest.rows).map(({ domain, label, level }) => (
            <li key={domain}>
              <b>{label}</b>
              <Chip tone="sky">{level}</Chip>
            </li>
          ))}
        </PartRows>
        <AllResults count={records.length}>
          {records.map((record) => (
            <ResultLine
              key={record.id}
              to={paths.test.toOfficial(record.id)}
              title={`${listDay(record.taken_on)} · ${record.round}차`}
              words={getRowsText(record)}
            />
          ))}
        </AllResults>
      </Stack>
    </Card>
  );
}
