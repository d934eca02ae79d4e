import type { CommunityMe } from '@contract/community/community-safety.responses';
import Typography from '@mui/material/Typography';
import { useGetCommunityMeQuery } from '@/features/community/posts-api/post-api';
import { formatTime } from '@/shared/lib/format-time';
import { Notice } from '@/shared/ui/feedback/notice';

type Kind = Exclude<keyof NonNullable<CommunityMe['newcomer']>, 'until'>;

const OBJECTS: Record<Kind, string> = {
  posts: '글을',
  questions: '비공개 질문을',
  entries: '작품을',
  comments: '댓글을',
};

/** Said when so few are left. */
const SHOWN_FROM = 2;

interface NewcomerNoteProps {
  kind: Kind;
  /** Only what is left, where there is little room. */
  brief?: boolean;
}

/** Above a form: how much an account may still write on its first day, when that is little. */
export function NewcomerNote({ kind, brief }: NewcomerNoteProps) {
  const { data: me } = useGetCommunityMeQuery();
  if (!me?.newcomer) return null;
  const { until, [kind]: left } = me.newcomer;
  const object = OBJECTS[kind];
  if (left === 0)
    return (
      <Notice role="status" tone="sun" style={{ fontWeight: 600 }}>
        첫날 쓸 수 있는 {object} 모두 썼어요. {formatTime(until, 'monthDayMinute')}부터 다시 쓸 수 있어요. 지금 쓰는
        것은 저장해 둘게요.
      </Notice>
    );
  if (left > SHOWN_FROM) return null;
  const remaining = `오늘은 ${object} ${left}개 더 쓸 수 있어요.`;
  return (
    <Typography variant="small" color="textSecondary">
      {brief
        ? remaining
        : `가입한 첫날에는 ${object} 몇 개까지만 쓸 수 있어요. ${remaining} 링크는 내일부터 넣을 수 있어요.`}
    </Typography>
  );
}
