import type { StudyAnalysis } from '@contract/learning/learning.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { studyTime } from '@/domain/learning/study-time';
import { paths } from '@/domain/paths';
import { DataTableDisclosure } from '@/features/mypage/ui/data-table-disclosure';
import { ReadingBearArt } from '@/shared/art/illustrations/reading-bear';
import { color, media, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { type StudySpan, studyBars } from './study-bars';
import { StudyChart } from './study-chart';
import { StudyLetters } from './study-letters';

const SPANS = [
  { value: 'days', label: '최근 30일' },
  { value: 'weeks', label: '12주' },
] as const satisfies readonly { value: StudySpan; label: string }[];

/** The sums, the time day by day or week by week, and the letters. */
export function StudyView({ study, name }: { study: StudyAnalysis; name: string }) {
  const [span, setSpan] = useState<StudySpan>('days');
  const bars = studyBars(study, span);
  const spanName = span === 'days' ? '최근 30일' : '최근 12주';
  const week = study.weeks.at(-1);
  return (
    <Stack spacing={6}>
      <Sum>
        <ReadingBearArt size={84} />
        <div>
          <Typography variant="small">{name}의 총 학습 시간</Typography>
          <Typography variant="display" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {studyTime(study.total_seconds)}
          </Typography>
          <dl>
            <div>
              <dt>이번 주</dt>
              <dd>{studyTime(week?.seconds ?? 0)}</dd>
            </div>
            <div>
              <dt>이번 주에 쓴 글자</dt>
              <dd>{week?.letters ?? 0}번</dd>
            </div>
          </dl>
        </div>
      </Sum>
      <Columns>
        <section aria-labelledby="study-time">
          <SectionHeader id="study-time" title="배운 시간" />
          <Stack spacing={3}>
            <FilterChips label="기간" options={SPANS} value={span} onChange={setSpan} />
            <Card>
              <StudyChart bars={bars} name={spanName} limit={span === 'days' ? study.daily_limit_minutes : null} />
              <DataTableDisclosure
                key={span}
                caption={`${spanName} 동안 배운 시간`}
                columns={[span === 'days' ? '날' : '주', '시간', '쓴 글자', '별']}
                rows={() =>
                  bars.toReversed().map(({ key, name: when, seconds, letters, stars }) => ({
                    key,
                    cells: [when, studyTime(seconds), `${letters}번`, `${stars}개`],
                  }))
                }
              />
            </Card>
            <MainButton component={Link} to={paths.mypage.settingLearning} look="outline">
              하루 시간과 쓰는 손 정하기
            </MainButton>
          </Stack>
        </section>
        <section aria-labelledby="study-letters">
          <SectionHeader id="study-letters" title="따라 쓴 글자" />
          {study.glyphs.length > 0 ? (
            <StudyLetters letters={study.glyphs} />
          ) : (
            <Card>
              <Typography color="textSecondary">
                아직 따라 쓴 글자가 없어요. 글자 하나를 쓰면 여기에 별이 모여요.
              </Typography>
            </Card>
          )}
        </section>
      </Columns>
    </Stack>
  );
}

const Sum = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
  padding: space(5),
  borderRadius: radius.card,
  backgroundColor: color.sunSoft,
  color: color.onSunSoft,
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(5)}`, margin: `${space(2)} 0 0` },
  '& dl > div': { display: 'flex', gap: space(1.5), ...text.small },
  '& dd': { margin: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
});

const Columns = styled('div')({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
});
