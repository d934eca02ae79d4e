import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { commentsOutbox, type PendingComment } from '@/features/community/outbox/comments-outbox';
import { AlertIcon, ClockIcon, OfflineIcon } from '@/shared/art/icons/icon';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';

const STATUS = {
  sending: { words: '보내는 중', Icon: ClockIcon },
  offline: { words: '연결되면 올려요', Icon: OfflineIcon },
  server: { words: '잠시 뒤에 다시 올려요', Icon: ClockIcon },
};

interface PendingCommentsProps {
  rows: readonly PendingComment[];
  /** Takes a comment back into the field; undefined where there is none, and the comment leads to its page. */
  onRewrite?: (row: PendingComment) => void;
}

/** Comments that are on this device only: pending, or refused with the reason. */
export function PendingComments({ rows, onRewrite }: PendingCommentsProps) {
  const dispatch = useAppDispatch();
  const trouble = useAppSelector(commentsOutbox.selectTrouble);
  if (rows.length === 0) return null;
  const { words: status, Icon } = STATUS[trouble ?? 'sending'];
  return (
    <List aria-label="올리기 전인 댓글">
      {rows.map((row) => (
        <li key={row.id} id={`comment-${row.id}`}>
          <Words>{row.content}</Words>
          <Status data-refused={row.refused === null ? undefined : ''}>
            {row.refused === null ? <Icon size={16} /> : <AlertIcon size={16} />}
            <span role="status">{row.refused === null ? status : `올리지 못했어요. ${row.refused}`}</span>
          </Status>
          {/* While it is being sent, the server may have it already. */}
          {row.refused === null && trouble === null ? null : (
            <Actions>
              {onRewrite ? (
                <MainButton look="quiet" size="small" fit onClick={() => onRewrite(row)}>
                  고쳐 쓰기
                </MainButton>
              ) : (
                <MainButton component={Link} to={row.path} look="quiet" size="small" fit>
                  글 보기
                </MainButton>
              )}
              <MainButton
                look="quiet"
                size="small"
                fit
                onClick={() => dispatch(commentsOutbox.actions.discarded({ id: row.id }))}
              >
                지우기
              </MainButton>
            </Actions>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  margin: `${space(2)} 0`,
  '& > li': {
    padding: `${space(3)} ${space(4)}`,
    borderRadius: radius.card,
    border: `1px dashed ${color.lineStrong}`,
    backgroundColor: color.sunken,
  },
});

const Words = styled('p')({ ...text.body, margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

const Status = styled('p')({
  ...text.small,
  display: 'flex',
  gap: space(1.5),
  margin: `${space(2)} 0 0`,
  color: color.inkSoft,
  '& > svg': { flex: 'none', marginTop: '3px' },
  '&[data-refused]': { color: color.danger, fontWeight: 600 },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  margin: `${space(1)} -${space(3)} 0`,
});
