import { ROLE_NAMES } from '@contract/profiles/child-roles';
import type { Sharing } from '@contract/profiles/sharing.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import { AuthorAvatar } from '@/domain/posts/author-avatar';
import { dayLabel, dayOfTime } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { SectionHeader } from '@/shared/ui/layout/section-header';

export type Person = Sharing['people'][number];

/** '2026년 11월 3일부터 · 하루아빠 님이 초대' */
const sinceWords = ({ since, invited_by: inviter }: Person) =>
  [`${dayOfTime(since)}부터`, inviter === null ? null : `${inviter} 님이 초대`]
    .filter((part) => part !== null)
    .join(' · ');

interface PeopleListProps {
  people: readonly Person[];
  /** For who may remove others, and stop sharing for one of them or go on. */
  onRemove?: (person: Person) => void;
  onStop?: (person: Person) => void;
}

/** Everybody who sees the child, the owner first. */
export function PeopleList({ people, onRemove, onStop }: PeopleListProps) {
  return (
    <section aria-labelledby="sharing-people">
      <SectionHeader id="sharing-people" title={`함께 보는 사람 ${people.length}명`} />
      <Card data-flat="">
        <Rows>
          {people.map((person) => (
            <li key={person.id ?? 'owner'}>
              <AuthorAvatar of={{ ...person, user_name: person.name }} size={44} />
              <Words>
                <b>
                  {person.name}
                  {person.you ? ' (나)' : ''}
                </b>
                <Chip tone={person.role === 'family' ? 'sky' : 'leaf'}>{ROLE_NAMES[person.role]}</Chip>
                <small>{sinceWords(person)}</small>
                {person.ends_on ? <small data-ends="">{dayLabel(person.ends_on)}에 함께 보기가 끝나요</small> : null}
                {person.stopped ? <small data-ends="">함께 보기를 멈췄어요</small> : null}
              </Words>
              <Acts>
                {onStop && person.id !== null && !person.you ? (
                  <MainButton
                    look="quiet"
                    size="small"
                    fit
                    aria-label={`${person.name} 님 ${person.stopped ? '다시 함께 보기' : '멈추기'}`}
                    onClick={() => onStop(person)}
                  >
                    {person.stopped ? '다시 함께 보기' : '멈추기'}
                  </MainButton>
                ) : null}
                {onRemove && person.id !== null && !person.you && !person.ends_on ? (
                  <MainButton
                    look="outline"
                    size="small"
                    fit
                    aria-label={`${person.name} 님 내보내기`}
                    onClick={() => onRemove(person)}
                  >
                    내보내기
                  </MainButton>
                ) : null}
              </Acts>
            </li>
          ))}
        </Rows>
      </Card>
    </section>
  );
}

/** Rows of a card: a picture, words and what can be done. */
export const Rows = styled('ul')({
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(3),
    padding: `${space(3)} ${space(4)}`,
  },
  '& > li + li': { borderTop: `1px solid ${color.line}` },
});

export const Words = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  rowGap: '2px',
  flex: '1 1 9rem',
  minWidth: 0,
  '& > b': { ...text.strong, overflowWrap: 'anywhere' },
  '& > small': { ...text.small, flexBasis: '100%', color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
  '& > small[data-ends]': { color: color.danger, fontWeight: 600 },
});

const Acts = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space(2),
  flexBasis: '100%',
  '&:empty': { display: 'none' },
});
