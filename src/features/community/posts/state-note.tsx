import type { PostDetail } from '@contract/community/posts.responses';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { InfoIcon } from '@/shared/art/icons/further-icons';
import { listDayOfTime } from '@/shared/lib/age-label';
import { size, space } from '@/shared/tokens';
import { Notice } from '@/shared/ui/feedback/notice';

const WORDS = {
  hidden: ['지금은 나에게만 보여요', '여러 분이 신고해서 운영팀이 살펴보는 동안 가려 두었어요.'],
  removed: ['운영팀이 가린 글이에요', '나에게만 보여요.'],
  restricted: ['임시조치로 가려 둔 글이에요', '권리를 침해받았다는 요청이 있어 잠시 가려 두었어요.'],
} as const;

/** For the author of a post that others do not see: why, until when, and where to object. */
export function StateNote({ state, state_note: note }: Pick<PostDetail, 'state' | 'state_note'>) {
  if (state === 'visible') return null;
  const [title, words] = WORDS[state];
  return (
    <Notice role="note" tone="sun" icon={<InfoIcon size={22} />}>
      <Body>
        <p>
          <b>{title}</b>
        </p>
        <p>{note?.reason || words}</p>
        {note?.until ? <p>{listDayOfTime(note.until)}까지 가려 둬요.</p> : null}
        <Link to={paths.mypage.decisions}>이유 보기 · 이의 내기</Link>
      </Body>
    </Notice>
  );
}

const Body = styled('div')({
  '& p': { margin: `0 0 ${space(1)}` },
  '& a': { fontWeight: 700, display: 'inline-flex', alignItems: 'center', minHeight: size.touch },
});
