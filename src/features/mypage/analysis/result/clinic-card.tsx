import { DOMAINS } from '@contract/test/diagnostics';
import type { OfficialRecord } from '@contract/test/diagnostics-official.responses';
import { OFFICIAL_LEVEL_LABELS, OFFICIAL_NAME } from '@contract/test/diagnostics-words';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import { paths } from '@/domain/paths';
import { listDay } from '@/shared/lib/age-label';
import { Card } from '@/shared/ui/card';
import { Chip } from '@/shared/ui/chip';
import { Stack } from '@/shared/ui/stack';
import { AllResults, Head, PartRows, ResultLine } from './result-parts';

const getRowsText = ({ rows }: OfficialRecord) =>
  DOMAINS.flatMap((domain) => {
    const row = rows[domain];
    return row === null ? [] : [`${DOMAIN_LABELS[domain]} ${OFFICIAL_LEVEL_LABELS[row]}`];
  }).join(' · ');

/** What clinics found, the newest sheet row by row. `records` newest first, at least one. */
export function ClinicCard({ records }: { records: readonly OfficialRecord[] }) {
  const [newest] = records;
  if (!newest) return null;
  return (
    <Card as="section" aria-label={OFFICIAL_NAME}>
      <Stack gap={3}>
        <Head>
          <h2>{OFFICIAL_NAME}</h2>
          <p>
            {newest.round}차 · {listDay(newest.taken_on)} · {newest.age.actual_months}개월
          </p>
        </Head>
        <PartRows>
          {DOMAINS.flatMap((domain) => {
            const row = newest.rows[domain];
            return row === null
              ? []
              : [
                  <li key={domain}>
                    <b>{DOMAIN_LABELS[domain]}</b>
                    <Chip tone="sky">결과지 {OFFICIAL_LEVEL_LABELS[row]}</Chip>
                  </li>,
                ];
          })}
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
