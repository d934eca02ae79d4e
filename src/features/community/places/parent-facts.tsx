import { formatNumber } from '@contract/common/format-number';
import { PLACE_FACT_WORDS } from '@contract/community/place-words';
import type { PlaceDetail } from '@contract/community/places.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { reviewPath } from '@/features/community/posts/edit-path';
import { TickIcon } from '@/shared/art/icons/icon';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** Facts about the place by parents who were there, and the way to add to them. */
export function ParentFacts({ place: { id, parent_facts, my_review_id } }: { place: PlaceDetail }) {
  const write = reviewPath('trip', id, my_review_id);
  if (parent_facts.length === 0)
    return (
      <Box>
        <Typography variant="small">운영 시간·요금·편의시설은 아직 몰라요. 다녀오셨다면 알려 주세요.</Typography>
        <MainButton component={Link} to={write} look="soft" size="small" fit>
          알려 주기
        </MainButton>
      </Box>
    );
  return (
    <Stack component="section" spacing={2} aria-labelledby="parent-facts">
      <Typography component="h3" id="parent-facts" variant="strong" style={{ fontWeight: 700 }}>
        다녀온 부모가 알려 준 것
      </Typography>
      <List>
        {parent_facts.map((votes) => (
          <li key={votes.fact}>
            <TickIcon size={18} />
            <span>{toSentence(votes)}</span>
          </li>
        ))}
      </List>
      <Box>
        <Typography variant="small" color="textSecondary">
          운영 시간과 요금은 가기 전에 확인해 주세요.
        </Typography>
        <MainButton component={Link} to={write} look="soft" size="small" fit>
          나도 알려 주기
        </MainButton>
      </Box>
    </Stack>
  );
}

/** '12명 중 10명이 수유실이 있다고 했어요': what more of them say; in a tie both. */
function toSentence({ fact, yes, no }: PlaceDetail['parent_facts'][number]): string {
  const words = PLACE_FACT_WORDS[fact];
  const all = formatNumber(yes + no);
  if (yes === no) return `${formatNumber(yes)}명은 ${words.yes}, ${formatNumber(no)}명은 ${words.no} 했어요`;
  const [most, said] = yes > no ? [yes, words.yes] : [no, words.no];
  return yes + no === 1 ? `1명이 ${said} 했어요` : `${all}명 중 ${formatNumber(most)}명이 ${said} 했어요`;
}

const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  '& > p': { flex: '1 1 11rem' },
});

const List = styled('ul')({
  ...text.body,
  display: 'grid',
  gap: space(2),
  '& > li': { display: 'flex', gap: space(2) },
  '& svg': { flex: 'none', marginTop: '3px', color: color.primary },
});
