import type { Analysis } from '@contract/mypage/analysis.responses';
import styled from '@emotion/styled';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { selectProfileId } from '@/domain/profiles/profiles-slice';
import { useCapability } from '@/domain/profiles/use-capability';
import { useGetAnalysisQuery } from '@/features/mypage/analysis/analysis-api';
import { SparkleIcon } from '@/shared/art/icons/further-icons';
import { CheckIcon, LearnIcon, SproutIcon } from '@/shared/art/icons/icon';
import { useAppSelector } from '@/shared/store/hooks';
import { color, media, radius, space, text, toneColors } from '@/shared/tokens';
import { PartBoundary } from '@/shared/ui/feedback/part-boundary';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { toTileNumbers } from './tile-numbers';

const { mypage } = paths;
const TILES = [
  { id: 'total', label: '통합 분석', path: mypage.analysisTotal, icon: SparkleIcon, tone: 'leaf' },
  { id: 'development', label: '발달 현황', path: mypage.analysisDevelopment, icon: SproutIcon, tone: 'apricot' },
  { id: 'study', label: '학습 현황', path: mypage.analysisStudy, icon: LearnIcon, tone: 'sky' },
  { id: 'result', label: '체크 결과', path: mypage.analysisResult, icon: CheckIcon, tone: 'lilac' },
] as const;

/** Tiles for family. */
const FAMILY_TILES = [
  { id: 'development', label: '성장 기록', path: mypage.analysisDevelopment, icon: SproutIcon, tone: 'apricot' },
  { id: 'result', label: '체크 결과 요약', path: paths.test.toList('past'), icon: CheckIcon, tone: 'lilac' },
] as const;

/** The analyses of the chosen child, each with its number; without a child it is chosen first. */
export function AnalysisTiles() {
  const { data } = useListProfilesQuery();
  const selected = useAppSelector(selectProfileId);
  const name = data?.find(({ id }) => id === selected)?.name;
  // The answer that every one of the pages behind the tiles opens with.
  const mayReadSheet = useCapability(selected, 'sheet.read');
  const { currentData: analysis, refetch } = useGetAnalysisQuery(
    name && selected && mayReadSheet ? { profileId: selected } : skipToken,
  );
  const tiles = mayReadSheet ? TILES : FAMILY_TILES;
  return (
    <section aria-labelledby="room-analysis">
      <SectionHeader id="room-analysis" title={name ? `${name}의 분석` : '아이의 분석'} />
      <PartBoundary key={selected} data={analysis} onRetry={() => void refetch()} compact>
        <Tiles tiles={tiles} analysis={analysis} canOpen={Boolean(name) || !data} />
      </PartBoundary>
    </section>
  );
}

interface TilesProps {
  tiles: typeof TILES | typeof FAMILY_TILES;
  analysis: Analysis | undefined;
  /** False: a child is chosen first. */
  canOpen: boolean;
}

function Tiles({ tiles, analysis, canOpen }: TilesProps) {
  const numbers = analysis && toTileNumbers(analysis);
  return (
    <Grid>
      {tiles.map(({ id, label, path, icon: Icon, tone }) => (
        <li key={path}>
          <Tile to={canOpen ? path : mypage.select}>
            <span style={{ backgroundColor: toneColors[tone].soft, color: toneColors[tone].on }}>
              <Icon size={22} />
            </span>
            <b>
              {label}
              {numbers?.[id] ? <small>{numbers[id]}</small> : null}
            </b>
          </Tile>
        </li>
      ))}
    </Grid>
  );
}

/** As many columns of one width as fit, and no more than given, so that no tile is alone in its row. */
const columns = (most: number) => `repeat(auto-fit, minmax(min(100%, max(8.5rem, 100% / ${most} - ${space(2)})), 1fr))`;

const Grid = styled('ul')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: columns(2),
  [media.medium]: { gridTemplateColumns: columns(4) },
  [media.large]: { gridTemplateColumns: columns(2) },
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
  '& > b': { minWidth: 0, fontWeight: 'inherit' },
  // keeps its height while the number loads, to avoid a layout shift
  '& small': { ...text.small, display: 'block', color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '40px',
    height: '40px',
    borderRadius: '14px',
  },
});
