import { CLAIM_RIGHTS, REPORT_REASONS } from '@contract/community/community-safety';
import type { QueueItem } from '@contract/community/community-safety.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { PostBody } from '@/domain/posts/post-body';
import { postPath } from '@/domain/posts/post-path';
import { relativeTime } from '@/shared/lib/relative-time';
import { color, radius, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { type Choice, choicesFor, toAct } from './decision-sheet';

const WHAT = { post: '글', comment: '댓글', person: '사람' } as const;
const getReasonLabel = (reason: string | null) =>
  REPORT_REASONS.find((reportReason) => reportReason.reason === reason)?.label ?? '';

/** One item of the queue: its content, the reports against it, and earlier decisions. */
export function QueueCard({ item, onChoose }: { item: QueueItem; onChoose: (choice: Choice) => void }) {
  const { target, title, content, author_name, author_strikes, reports, hidden, decision, appeal, claim, post } = item;
  return (
    <Card component="article">
      <Stack spacing={4}>
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Chip tone="sky">{WHAT[target]}</Chip>
          {hidden ? <Chip tone="sun">가려져 있어요</Chip> : null}
          {author_strikes > 0 ? <Chip tone="coral">지난 조치 {author_strikes}번</Chip> : null}
          <Typography component="span" variant="caption" color="textSecondary">
            {relativeTime(item.at)}
          </Typography>
        </Stack>
        <div>
          <Typography component="h2" variant="strong">
            {title || WHAT[target]}
          </Typography>
          <Typography variant="small" color="textSecondary">
            {author_name}
          </Typography>
        </div>
        {content ? (
          // what can be scrolled is reached by keyboard
          <Shown tabIndex={0} role="region" aria-label="내용">
            {target === 'post' ? <PostBody content={content} /> : content}
          </Shown>
        ) : null}
        {reports.length > 0 ? (
          <div>
            <Typography variant="label">신고 {reports.length}건</Typography>
            <Stack component="ul" spacing={1}>
              {reports.map(({ reason, note, at }) => (
                <Typography component="li" key={`${at}${reason}`} variant="small">
                  {getReasonLabel(reason)}
                  {note ? ` · ${note}` : ''}
                </Typography>
              ))}
            </Stack>
          </div>
        ) : null}
        {decision ? (
          <Said label="지난 결정" words={`${getReasonLabel(decision.reason)} ${decision.note}`.trim()} />
        ) : null}
        {appeal ? <Said label="이의" words={appeal.text} /> : null}
        {claim ? (
          <Said
            label={`임시조치 요청 · ${CLAIM_RIGHTS.find(({ right }) => right === claim.right)?.label ?? ''}`}
            words={claim.statement}
          />
        ) : null}
        {claim?.objection ? <Said label="글쓴이의 이의" words={claim.objection} /> : null}
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
          {choicesFor(item).map((choice) => {
            const { label, danger } = toAct(choice);
            return (
              <MainButton
                key={choice.action}
                look={danger ? 'danger' : 'outline'}
                size="small"
                fit
                onClick={() => onChoose(choice)}
              >
                {label}
              </MainButton>
            );
          })}
          {post ? (
            <MainButton component={Link} to={postPath(post) ?? paths.community.info} look="quiet" size="small" fit>
              원래 글 보기
            </MainButton>
          ) : null}
        </Stack>
      </Stack>
    </Card>
  );
}

function Said({ label, words }: { label: string; words: string }) {
  return (
    <div>
      <Typography variant="label">{label}</Typography>
      <Typography variant="small" style={{ whiteSpace: 'pre-line' }}>
        {words}
      </Typography>
    </div>
  );
}

const Shown = styled('div')({
  ...text.body,
  maxHeight: '16rem',
  overflowY: 'auto',
  padding: space(4),
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  whiteSpace: 'pre-line',
});
