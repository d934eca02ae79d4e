import { formatNumber } from '@contract/common/format-number';
import { ALL_CATEGORIES, OTHER_LABEL } from '@contract/community/community';
import type { PostDetail } from '@contract/community/posts.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AuthorAvatar } from '@/domain/posts/author-avatar';
import { Meta } from '@/domain/posts/card-parts';
import { PostBody } from '@/domain/posts/post-body';
import { categoryTones, knownLabel } from '@/domain/posts/post-card';
import { AuthorMark } from '@/features/community/feed/author-mark';
import { StarsGiven } from '@/features/community/feed/feed-card';
import { EyeIcon, LockIcon } from '@/shared/art/icons/further-icons';
import { relativeTime } from '@/shared/lib/relative-time';
import { color, radius, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { ArticleAges, ArticleFoot } from './article-parts';
import { ChildSummaryCard } from './child-summary-card';
import { PostActions } from './post-actions';
import { StateNote } from './state-note';

interface PostViewProps {
  post: PostDetail;
  /** Content of a section between the head and the text, and after the text. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A whole post: who, when, its words and pictures, and what can be done with it. */
export function PostView({ post, before, after }: PostViewProps) {
  const category = knownLabel(post.category, ALL_CATEGORIES);
  return (
    <Stack component="article" spacing={5}>
      <StateNote state={post.state} state_note={post.state_note} />
      <Stack spacing={3}>
        <Meta>
          {category === OTHER_LABEL ? null : <Chip tone={categoryTones[category] ?? 'sun'}>{category}</Chip>}
          {post.private ? (
            <Chip tone="lilac" icon={<LockIcon size={13} />}>
              {post.mine ? '나와 전문가만' : '비공개'}
            </Chip>
          ) : null}
          {post.section === 'counseling' ? (
            <Chip tone={post.answered ? 'leaf' : 'sky'}>{post.answered ? '답변 완료' : '답변 기다리는 중'}</Chip>
          ) : null}
          {post.subject ? <span>{post.subject.label}</span> : null}
          {post.stars ? <StarsGiven stars={post.stars} /> : null}
        </Meta>
        <Title>{post.title}</Title>
        <Meta>
          <AuthorAvatar of={post} size={36} />
          <Typography component="span" variant="label" style={{ color: color.ink, fontWeight: 700 }}>
            {post.user_name}
          </Typography>
          <AuthorMark role={post.author_role} />
          <time dateTime={post.created_at}>{relativeTime(post.created_at)}</time>
          {post.edited ? <span>수정됨</span> : null}
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: space(1) }}>
            <EyeIcon size={15} />
            <VisuallyHidden>읽은 사람</VisuallyHidden>
            {formatNumber(post.view)}
          </span>
        </Meta>
      </Stack>
      {post.is_ad ? <Ad>광고 · {post.ad_note || '대가를 받고 쓴 글이에요'}</Ad> : null}
      {post.article ? <ArticleAges article={post.article} /> : null}
      {before}
      <PostBody content={post.content} images={post.images} inline={post.inline_images} />
      {post.article ? <ArticleFoot article={post.article} /> : null}
      {after}
      {post.child_summary ? <ChildSummaryCard summary={post.child_summary} /> : null}
      {post.tags.length > 0 ? (
        <Meta as="ul" aria-label="태그">
          {post.tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </Meta>
      ) : null}
      <PostActions post={post} />
    </Stack>
  );
}

const Title = styled('h1')({ ...text.headline, margin: 0, overflowWrap: 'anywhere' });

const Ad = styled('p')({
  ...text.small,
  fontWeight: 600,
  margin: 0,
  padding: `${space(2)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.sunSoft,
  color: color.onSunSoft,
});
