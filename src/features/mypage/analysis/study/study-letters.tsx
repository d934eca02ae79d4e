import { LEARNING_GROUPS } from '@contract/learning/learning';
import type { StudyAnalysis } from '@contract/learning/learning.responses';
import { GROUP_LABELS } from '@contract/learning/learning-words';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTableDisclosure } from '@/features/mypage/ui/data-table-disclosure';
import { StarIcon } from '@/shared/art/icons/further-icons';
import { tableDay } from '@/shared/lib/age-label';
import { color, radius, space, text } from '@/shared/tokens';

type Letter = StudyAnalysis['glyphs'][number];

/** The letters a child tried, group by group, each with its best stars. */
export function StudyLetters({ letters }: { letters: readonly Letter[] }) {
  const groups = LEARNING_GROUPS.flatMap((group) => {
    const own = letters.filter((letter) => letter.group === group);
    return own.length > 0 ? [{ group, own }] : [];
  });
  return (
    <Card>
      <Stack spacing={5}>
        {groups.map(({ group, own }) => (
          <section key={group} aria-labelledby={`letters-${group}`}>
            <Typography component="h3" variant="label" color="textSecondary" id={`letters-${group}`}>
              {GROUP_LABELS[group]}
            </Typography>
            <Tiles>
              {own.map((letter) => (
                <Tile
                  key={letter.glyph_id}
                  aria-label={`${letter.unit_word}, ${starWords(letter.stars)}`}
                  data-full={letter.stars === 3 ? '' : undefined}
                >
                  <b aria-hidden="true">{letter.unit_word}</b>
                  <span aria-hidden="true">
                    {[1, 2, 3].map((index) => (
                      <StarIcon
                        key={index}
                        size={16}
                        style={
                          index <= letter.stars
                            ? { fill: color.sun, stroke: color.onSunSoft, strokeWidth: 1.3 }
                            : { fill: 'none', stroke: color.lineStrong, strokeWidth: 1.3 }
                        }
                      />
                    ))}
                  </span>
                </Tile>
              ))}
            </Tiles>
          </section>
        ))}
        <DataTableDisclosure
          caption="글자마다 가장 많이 받은 별"
          columns={['글자', '별', '따라 쓴 횟수', '마지막으로 쓴 날']}
          rows={() =>
            letters.map((letter) => ({
              key: String(letter.glyph_id),
              cells: [
                `${letter.unit_word} (${GROUP_LABELS[letter.group]})`,
                `${letter.stars}개`,
                `${letter.tries}번`,
                tableDay(letter.last_on),
              ],
            }))
          }
        />
      </Stack>
    </Card>
  );
}

const starWords = (stars: Letter['stars']) => (stars === 0 ? '아직 별을 모으는 중' : `별 ${stars}개`);

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(58px, 1fr))',
  gap: space(2),
  margin: `${space(2)} 0 0`,
});

const Tile = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  padding: `${space(1.5)} 0`,
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  '&[data-full]': { backgroundColor: color.sunSoft, color: color.onSunSoft },
  '& > b': { ...text.headline, fontWeight: 700 },
  '& > span': { display: 'inline-flex' },
});
