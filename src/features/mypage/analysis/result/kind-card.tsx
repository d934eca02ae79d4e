import type { AnalysisCheck } from '@contract/mypage/analysis.responses';
import { ageWords } from '@contract/mypage/growth-age-words';
import { KIND_LABELS } from '@contract/test/diagnostics-words';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { LevelChip } from '@/domain/checks/level-chip';
import { PartChanges } from '@/domain/checks/part-changes';
import { paths } from '@/domain/paths';
import { STEPS } from '@/features/mypage/analysis/domains/domain-views';
import { StepTrail } from '@/features/mypage/analysis/domains/step-trail';
import { listDayOfTime } from '@/shared/lib/age-label';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { getLevelTrail, type KindResults } from './kind-results';
import { AllResults, Change, Head, PartRows, ResultLine } from './result-parts';

/** One kind of check: the newest result part by part with its times before, what changed, and all of them. */
export function KindCard({ results }: { results: KindResults }) {
  const { kind, newest, checks } = results;
  return (
    <Card component="section" aria-label={KIND_LABELS[kind]}>
      <Stack spacing={3}>
        <Head>
          <h2>{KIND_LABELS[kind]}</h2>
          <p>
            {newest.name} · {listDayOfTime(newest.completed_at)} · {getAgeText(newest)}
          </p>
        </Head>
        <PartRows>
          {newest.levels.map(({ id, label, level }) => (
            <li key={id}>
              <b>{label}</b>
              {checks.length > 1 ? <StepTrail steps={getLevelTrail(results, id)} of={STEPS} /> : null}
              <LevelChip level={level} />
            </li>
          ))}
          {newest.positions.map(({ id, label, title }) => (
            <li key={id}>
              <b>{label}</b>
              <span>{title ?? '아직 잘 몰라요'}</span>
            </li>
          ))}
        </PartRows>
        {newest.since_last ? (
          <Change>
            <b>{listDayOfTime(newest.since_last.completed_at)}과 비교하면</b>
            {newest.since_last.changes.length > 0 ? (
              <PartChanges changes={newest.since_last.changes} />
            ) : (
              <p>지난번과 같은 모습이에요.</p>
            )}
          </Change>
        ) : null}
        <MainButton
          component={Link}
          to={paths.test.toResult(newest.attempt_id)}
          look="soft"
          size="small"
          aria-label={`${newest.name} 결과 보기`}
        >
          결과 보기
        </MainButton>
        {checks.length > 1 ? (
          <AllResults count={checks.length}>
            {checks.map((check) => (
              <ResultLine
                key={check.attempt_id}
                to={paths.test.toResult(check.attempt_id)}
                title={`${listDayOfTime(check.completed_at)} · ${check.name}`}
                words={changeWords(check)}
              />
            ))}
          </AllResults>
        ) : null}
      </Stack>
    </Card>
  );
}

const getAgeText = ({ about, age }: AnalysisCheck) =>
  about === 'guardian' ? `아이 ${age.actual_months}개월` : ageWords(age);

/** Change since the check before, in a line. */
function changeWords({ since_last: since }: AnalysisCheck): string {
  if (!since) return '처음 한 체크예요';
  if (since.changes.length === 0) return '그 전과 같은 모습이에요';
  return since.changes.map(({ label, to }) => `${label}: ${to}`).join(' · ');
}
