import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { selectProfileId } from '@/domain/profiles/profiles-slice';
import { useAppSelector } from '@/shared/store/hooks';
import { color, media, radius, space, text, toneColors } from '@/shared/tokens';
import { SparkleIcon } from '@/shared/ui/further-icons';
import { CheckIcon, LearnIcon, SproutIcon } from '@/shared/ui/icon';
import { SectionHeader } from '@/shared/ui/section-header';

const { mypage } = paths;
const TILES = [
  { label: '통합 분석', path: mypage.analysisTotal, icon: SparkleIcon, tone: 'leaf' },
  { label: '발달 현황', path: mypage.analysisDevelopment, icon: SproutIcon, tone: 'apricot' },
  { label: '학습 현황', path: mypage.analysisStudy, icon: LearnIcon, tone: 'sky' },
  { label: '체크 결과', path: mypage.analysisResult, icon: CheckIcon, tone: 'lilac' },
] as const;

/** The analyses of the chosen child; without one it is chosen first. */
export function AnalysisTiles() {
  const { data } = useListProfilesQuery();
  const selected = useAppSelector(selectProfileId);
  const name = data?.find(({ id }) => id === selected)?.name;
  return (
    <section aria-labelledby="room-analysis">
      <SectionHeader id="room-analysis" title={name ? `${name}의 분석` : '아이의 분석'} />
      <Grid>
        {TILES.map(({ label, path, icon: Icon, tone }) => (
          <li key={path}>
            <Tile to={name || !data ? path : mypage.select}>
              <span style={{ backgroundColor: toneColors[tone].soft, color: toneColors[tone].on }}>
                <Icon size={22} />
              </span>
              {label}
            </Tile>
          </li>
        ))}
      </Grid>
    </section>
  );
}

const Grid = styled('ul')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  '& > li': { display: 'grid' },
});

const Tile = styled(Link)({
  ...text.strong,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  boxSizing: 'border-box',
  minHeight: '68px',
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  color: color.ink,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&:active': { backgroundColor: color.sunken },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '40px',
    height: '40px',
    borderRadius: '14px',
  },
});
