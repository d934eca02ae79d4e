import { OFFICIAL_NAME } from '@contract/test/diagnostics-words';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { TestArt } from '@/domain/checks/test-art';
import { paths } from '@/domain/paths';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { color, radius, space, text } from '@/shared/tokens';
import { CardButton } from '@/shared/ui/buttons/card-button';

/** Links to the form for an official result. */
export function OfficialCard() {
  return (
    <CardButton component={Link} to={paths.test.official}>
      <Row>
        <Picture>
          <TestArt kind="kdst" size={96} />
        </Picture>
        <span>
          <Name>{OFFICIAL_NAME} 적기</Name>
          <Small>병원에서 받은 영유아 건강검진의 발달 결과를 체크 결과와 나란히 볼 수 있어요.</Small>
        </span>
        <ChevronIcon size={20} />
      </Row>
    </CardButton>
  );
}

const Row = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  '& > svg': { color: color.inkFaint },
});

const Picture = styled('span')({
  width: '72px',
  aspectRatio: '16 / 11',
  borderRadius: radius.field,
  overflow: 'hidden',
  '& > svg': { display: 'block', width: '100%', height: '100%' },
});

const Name = styled('span')({ ...text.strong, fontWeight: 700, display: 'block' });

const Small = styled('span')({ ...text.small, display: 'block', marginTop: '2px', color: color.inkSoft });
