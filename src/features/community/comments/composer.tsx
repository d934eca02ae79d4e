import { formatNumber } from '@contract/common/format-number';
import { ANSWER_MAX, COMMENT_MAX } from '@contract/community/comments';
import type { Comment } from '@contract/community/comments.responses';
import styled from '@emotion/styled';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type Ref, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { selectOwner } from '@/features/auth/auth-slice';
import { NewcomerNote } from '@/features/community/members/newcomer-note';
import { useWriterGate } from '@/features/community/members/writer-gate';
import { enqueueComment } from '@/features/community/outbox/comments-outbox';
import { NO_ANSWER_MESSAGE } from '@/shared/api/api-error';
import { CloseIcon } from '@/shared/art/icons/further-icons';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { newId } from '@/shared/lib/new-id';
import { useKeyboardInset } from '@/shared/lib/use-keyboard-inset';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { color, space, text } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { composerBar } from './composer-bar';

interface ComposerProps {
  postId: string;
  words: string;
  onWords: (words: string) => void;
  /** Answers this comment; null writes a new one. */
  replyTo: Comment | null;
  onReplyDone: () => void;
  /** An expert answers a question: the words say so, and there may be more of them. */
  answers: boolean;
  /** Called with the id of the comment in the outbox. */
  onWritten: (id: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Writes a comment or a reply. Sticks to the bottom of the screen, above the keyboard; it is sent by the outbox. */
export function Composer({ postId, words, onWords, replyTo, onReplyDone, answers, onWritten, ref }: ComposerProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectOwner);
  const { pathname: path } = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const gate = useWriterGate();
  const covered = useKeyboardInset();
  const own = useRef<HTMLTextAreaElement>(null);
  const max = answers ? ANSWER_MAX : COMMENT_MAX;

  const send = useSingleFlight(async () => {
    const content = words.trim();
    if (content === '') {
      setProblem('댓글을 입력해 주세요.');
      own.current?.focus();
      return;
    }
    if (content.length > max) {
      setProblem(`${formatNumber(max)}자까지 쓸 수 있어요.`);
      return;
    }
    if (!(await gate.passes())) return;
    if (owner === null) {
      setProblem(NO_ANSWER_MESSAGE);
      return;
    }
    setProblem(null);
    const commentId = newId();
    dispatch(enqueueComment(commentId, { owner, postId, content, parentId: replyTo?.id ?? null, path }));
    onWords('');
    onReplyDone();
    onWritten(commentId);
  });

  const what = replyTo ? '답글' : answers ? '답변' : '댓글';
  return (
    <>
      <Bar
        noValidate
        style={covered > 0 ? { bottom: covered } : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {replyTo ? (
          <To>
            <span>
              <b>{replyTo.user_name}</b> 님에게 답글 쓰는 중
            </span>
            <IconButton label="답글 그만 쓰기" onClick={onReplyDone}>
              <CloseIcon size={18} />
            </IconButton>
          </To>
        ) : null}
        <NewcomerNote kind="comments" brief />
        <Line>
          <Input
            multiline
            maxRows={5}
            // Where a reply was begun before this had loaded.
            autoFocus={replyTo !== null}
            id={id}
            value={words}
            error={problem !== null}
            placeholder={replyTo ? '답글을 남겨 주세요' : answers ? '답변을 남겨 주세요' : '댓글을 남겨 주세요'}
            inputProps={{ 'aria-label': `${what} 쓰기`, 'aria-describedby': problem ? `${id}-problem` : undefined }}
            inputRef={(element: HTMLTextAreaElement | null) => {
              own.current = element;
              if (typeof ref === 'function') ref(element);
              else if (ref) ref.current = element;
            }}
            onChange={({ target }) => {
              onWords(target.value);
              setProblem(null);
            }}
          />
          <MainButton type="submit" size="small" fit style={{ flex: 'none', minHeight: 48 }}>
            올리기
          </MainButton>
        </Line>
        {problem ? (
          <Typography
            id={`${id}-problem`}
            role="alert"
            variant="small"
            color="error"
            style={{ margin: '6px 8px 0', fontWeight: 600 }}
          >
            {problem}
          </Typography>
        ) : null}
      </Bar>
      {gate.sheet}
    </>
  );
}

const Bar = styled('form')(composerBar);

const Line = styled('div')({ display: 'flex', alignItems: 'flex-end', gap: space(2) });

const Input = styled(InputBase)({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: '48px',
  padding: `${space(3)} ${space(4)}`,
  borderRadius: '24px',
  '&.Mui-focused': { boxShadow: `0 0 0 1px ${color.primary}` },
  '& textarea': { padding: 0, lineHeight: 1.45, minHeight: '1.45em' },
});

const To = styled('div')({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginBottom: space(1),
  paddingLeft: space(2),
  color: color.inkSoft,
});
