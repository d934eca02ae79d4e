import { ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import type { BookMark } from '@contract/community/books';
import type { BookDetail } from '@contract/community/books.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths, returnHere } from '@/domain/paths';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { uploadUrl } from '@/shared/api/config';
import { serverNow } from '@/shared/lib/server-clock';
import { color, media, radius, size, space, text } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { useSetBookMarkMutation } from './books-api';

const CHOICES: readonly { mark: BookMark; label: string }[] = [
  { mark: 'read', label: '읽었어요' },
  { mark: 'want', label: '읽고 싶어요' },
];

/** Months before and after the ages of a book in which a child may still be read it. */
const ROUND_MONTHS = 12;

const isOfAge = ({ from_month, to_month }: BookDetail, { birth_date }: Profile) => {
  const months = ageInMonths(birth_date, seoulDay(serverNow()));
  return months >= from_month - ROUND_MONTHS && months <= to_month + ROUND_MONTHS;
};

/**
 * Children who read the book or want to: one mark for each child about its age, removed by a second tap. A child with a
 * mark stays.
 */
export function BookMarks({ book }: { book: BookDetail }) {
  const query = useListProfilesQuery();
  const [setMark] = useSetBookMarkMutation();
  const getMark = (profileId: string) => book.marks.find((mark) => mark.profile_id === profileId)?.mark ?? null;
  const { currentData: all } = query;
  const [marked] = useState(() => new Set(book.marks.map(({ profile_id }) => profile_id)));
  const children = all?.filter((child) => marked.has(child.id) || isOfAge(book, child));
  return (
    <Card component="section" aria-labelledby="book-marks">
      <Typography component="h2" id="book-marks" variant="label" style={{ marginBottom: space(3) }}>
        우리 아이는
      </Typography>
      <QueryBoundary
        query={query}
        compact
        isEmpty={children?.length === 0}
        skeleton={<Skeleton height={44} />}
        empty={
          all && all.length > 0 ? (
            <Typography variant="small" color="textSecondary">
              우리 아이 나이와는 조금 다른 책이에요.
            </Typography>
          ) : (
            <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
              <Typography variant="small" color="textSecondary">
                아이를 추가하면 누가 읽었는지 표시할 수 있어요.
              </Typography>
              <MainButton component={Link} to={paths.auth.profileForm} state={returnHere} look="soft" size="small" fit>
                아이 추가하기
              </MainButton>
            </Stack>
          )
        }
      >
        <List>
          {children?.map(({ id, name, profile_image: image }) => (
            <Row key={id}>
              <Avatar src={image ? uploadUrl(image.path, 320) : null} seed={id} size={36} />
              <b>{name}</b>
              <div>
                {CHOICES.map(({ mark, label }) => (
                  <MarkButton
                    key={mark}
                    type="button"
                    aria-pressed={getMark(id) === mark}
                    onClick={() =>
                      void setMark({ id: book.id, profileId: id, mark: getMark(id) === mark ? null : mark })
                    }
                  >
                    <VisuallyHidden>{name}: </VisuallyHidden>
                    {label}
                  </MarkButton>
                ))}
              </div>
            </Row>
          ))}
        </List>
      </QueryBoundary>
    </Card>
  );
}

const List = styled('ul')({ display: 'grid', gap: space(3) });

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  '& > b': { ...text.strong, fontWeight: 700, flex: '1 1 3rem', overflowWrap: 'anywhere' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: space(2) },
});

const MarkButton = styled('button')({
  ...text.label,
  minHeight: size.touch,
  padding: `0 ${space(4)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  color: color.inkSoft,
  cursor: 'pointer',
  '&[aria-pressed="true"]': { borderColor: color.primary, backgroundColor: color.leafSoft, color: color.onLeafSoft },
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
});
