import type { PositionPart, PositionsResult } from '@contract/test/diagnostics-results.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import { TryNote } from '@/features/test/ui/try-note';
import { color, space, text } from '@/shared/tokens';
import { PositionPicture } from './position-picture';
import { ResultSection } from './result-lists';

/** Each dimension between its two ends, in words and with one thing to try. Neither end is better. */
export function PositionsSection({ result: { positions, about } }: { result: PositionsResult }) {
  return (
    <ResultSection aria-labelledby="positions">
      <h2 id="positions">{about === 'child' ? '이런 모습이에요' : '요즘 나의 모습'}</h2>
      <p>
        {about === 'child'
          ? '어느 쪽이 더 좋은 것은 아니에요. 아이가 타고난 모습을 알면 돌보기가 한결 편해져요.'
          : '잘하고 못하고를 보는 것이 아니에요. 지금의 나를 알아 두는 기록이에요.'}
      </p>
      <Cards>
        {positions.map((part) => (
          <Card component="li" key={part.id}>
            <Dimension part={part} />
          </Card>
        ))}
      </Cards>
    </ResultSection>
  );
}

function Dimension({ part }: { part: PositionPart }) {
  return (
    <Inside>
      <div>
        <Name>{part.label}</Name>
        <Describes>{part.describes}</Describes>
      </div>
      <PositionPicture part={part} />
      {part.position === null ? (
        <Describes>아직 잘 모르는 부분이에요. 지내며 보이면 다음 체크에서 답해 주세요.</Describes>
      ) : (
        <>
          <div>
            <Title>{part.title}</Title>
            <p>{part.text}</p>
          </div>
          {part.try ? <TryNote>{part.try}</TryNote> : null}
        </>
      )}
    </Inside>
  );
}

const Cards = styled('ul')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  alignItems: 'start',
});

const Inside = styled('div')({ display: 'grid', gap: space(4) });

const Name = styled('h3')({ ...text.strong, fontSize: '1rem', fontWeight: 700 });

const Describes = styled('p')({ ...text.small, color: color.inkSoft, marginTop: space(0.5) });

const Title = styled('p')({ ...text.strong, fontWeight: 700, marginBottom: space(1) });
