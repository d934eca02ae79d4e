import type { NextStep, WeeklyLetter } from '@contract/home/weekly-letter.responses';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { PlaySteps } from '@/domain/plays/play-steps';
import { postPath } from '@/domain/posts/post-path';
import { ChevronIcon, ClockIcon, CommentIcon } from '@/shared/art/icons/icon';
import { color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { stepWords } from './letter-words';

/** A part of the letter with its heading. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Typography component="h2" variant="title" id={id} style={{ marginBottom: space(3) }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

/** Skills of most children at the age of the list, its source, and where to go with a question. */
export function MilestonesPart({ milestones, age, source }: Pick<WeeklyLetter, 'milestones' | 'age' | 'source'>) {
  if (!milestones) return null;
  const { months, texts } = milestones;
  const isAhead = age.months < months;
  return (
    <Part id="letter-milestones" title={`${isAhead ? '곧 만날 ' : ''}${months}개월 무렵의 모습`}>
      <Stack spacing={3}>
        <Card>
          <Typography variant="small" color="textSecondary" style={{ marginBottom: space(3) }}>
            {months}개월에 아이 넷 가운데 셋 이상이 하는 모습이에요.
          </Typography>
          <Points>
            {texts.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Points>
        </Card>
        <Typography variant="small" color="textSecondary">
          {isAhead
            ? `${months}개월이 되면 발달 체크에서 하나씩 살펴볼 수 있어요.`
            : '아직 보이지 않는 모습은 발달 체크에 남겨 두세요.'}{' '}
          마음에 걸리는 점이 있으면 나이에 상관없이 소아청소년과에서 이야기해 주세요.
        </Typography>
        <Card data-flat="">
          <ListItemButton component={Link} to={paths.test.root}>
            <Typography component="span" variant="strong" style={{ flex: 1 }}>
              발달 체크 보기
            </Typography>
            <ChevronIcon size={18} />
          </ListItemButton>
        </Card>
        <Typography variant="caption" color="textSecondary">
          {source}
        </Typography>
      </Stack>
    </Part>
  );
}

export function PlayPart({ play, before_due: isBeforeDue }: Pick<WeeklyLetter, 'play' | 'before_due'>) {
  if (!play) return null;
  return (
    <Part id="letter-play" title="이번 주 놀이">
      <Card>
        {play.steps ? <Chip tone="leaf">{DOMAIN_LABELS[play.steps.domain]}</Chip> : null}
        <Typography component="h3" variant="title" style={{ marginTop: space(2) }}>
          {play.title}
        </Typography>
        <Facts>
          <ClockIcon size={16} />
          {play.minutes}분 · {play.skill}
        </Facts>
        {isBeforeDue ? (
          <Typography variant="small" color="textSecondary" style={{ marginBottom: space(4) }}>
            아직 병원에 있다면 해도 되는지 의료진에게 먼저 물어봐 주세요.
          </Typography>
        ) : null}
        {play.steps ? (
          <PlaySteps play={play.steps} />
        ) : (
          <Typography variant="small" color="textSecondary">
            지금은 볼 수 없는 놀이예요.
          </Typography>
        )}
      </Card>
    </Part>
  );
}

export function ArticlePart({ article }: Pick<WeeklyLetter, 'article'>) {
  if (!article) return null;
  const words = (
    <Words>
      <Typography component="span" variant="strong">
        {article.title}
      </Typography>
      <Typography component="span" variant="small" color="textSecondary">
        {article.post_id ? article.lead : '지금은 볼 수 없는 글이에요.'}
      </Typography>
    </Words>
  );
  return (
    <Part id="letter-article" title="이번 주 글">
      <Card data-flat="">
        {article.post_id ? (
          <ListItemButton component={Link} to={paths.community.toGrowPost(article.post_id)}>
            {words}
            <ChevronIcon size={18} />
          </ListItemButton>
        ) : (
          <Plain>{words}</Plain>
        )}
      </Card>
    </Part>
  );
}

export function NextPart({ next }: Pick<WeeklyLetter, 'next'>) {
  if (next.length === 0) return null;
  return (
    <Part id="letter-next" title="다음에 할 일">
      <Rows>
        {next.map((step) => (
          <li key={step.name}>
            <ListItemButton component={Link} to={step.kind === 'check' ? paths.test.root : paths.homeHealth}>
              <Step step={step} />
              <ChevronIcon size={18} />
            </ListItemButton>
          </li>
        ))}
      </Rows>
    </Part>
  );
}

const Step = ({ step }: { step: NextStep }) => (
  <Words>
    <Typography component="span" variant="strong">
      {step.name}
    </Typography>
    <Typography component="span" variant="small" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {stepWords(step)}
    </Typography>
  </Words>
);

/** Public posts whose titles name the month. */
export function PostsPart({ posts, months }: { posts: WeeklyLetter['posts']; months: number }) {
  if (posts.length === 0) return null;
  return (
    <Part id="letter-posts" title={`${months}개월 부모들의 이야기`}>
      <Rows>
        {posts.map((post) => (
          <li key={post.id}>
            <ListItemButton component={Link} to={postPath(post) ?? paths.community.toPost(post.id)}>
              <Typography component="span" style={{ flex: 1, minWidth: 0 }}>
                {post.title}
              </Typography>
              <Count>
                <CommentIcon size={16} label="댓글" />
                {post.comment}
              </Count>
            </ListItemButton>
          </li>
        ))}
      </Rows>
    </Part>
  );
}

const Lines = styled(Card)({ '& li + li': { borderTop: `1px solid ${color.line}` } }) as typeof Card;

/** Rows of links in one card. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <Lines data-flat="">
    <ul>{children}</ul>
  </Lines>
);

const Words = styled('span')({ flex: 1, minWidth: 0, '& > *': { display: 'block' } });

const Plain = styled('div')({ padding: `${space(3)} ${space(4)}` });

const Points = styled('ul')({
  display: 'grid',
  gap: space(2),
  '& > li': { position: 'relative', paddingInlineStart: space(4) },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: '0.6em',
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    backgroundColor: color.primary,
  },
});

const Facts = styled('p')({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  margin: `${space(1)} 0 ${space(4)}`,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

const Count = styled('span')({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  flex: 'none',
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
