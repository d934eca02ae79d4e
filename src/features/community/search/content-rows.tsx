import type { ContentKind } from '@contract/community/search';
import type { ContentHit } from '@contract/community/search.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import ListItemButton from '@mui/material/ListItemButton';
import { Link } from 'react-router-dom';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { color, space, text } from '@/shared/tokens';
import { Marked } from './marked-text';
import { CONTENT_LABELS, contentPath } from './search-parts';

interface ContentRowsProps {
  kind: ContentKind;
  hits: readonly ContentHit[];
}

/** Places, books, plays or questions that were found, each a link to its page. */
export function ContentRows({ kind, hits }: ContentRowsProps) {
  return (
    <Card data-flat="">
      <List aria-label={`${CONTENT_LABELS[kind]} 검색 결과`}>
        {hits.map(({ id, title, about, match }) => (
          <li key={id}>
            <ListItemButton component={Link} to={contentPath(kind, id)}>
              <Words>
                <b>
                  <Marked text={title} ranges={match.title} />
                </b>
                <small>{about}</small>
                {match.in_excerpt.length > 0 ? (
                  <span>
                    <Marked text={match.excerpt} ranges={match.in_excerpt} />
                  </span>
                ) : null}
              </Words>
              <ChevronIcon size={20} />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled('ul')({ '& > li + li': { borderTop: `1px solid ${color.line}` } });

const Words = styled('span')({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'grid',
  gap: space(0.5),
  overflowWrap: 'anywhere',
  '& > b': { ...text.strong, fontWeight: 700 },
  '& > small': { ...text.caption, color: color.inkSoft },
  '& > span': {
    ...text.small,
    color: color.inkSoft,
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
});
