import type { ArticleInfo } from '@contract/community/articles.responses';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { monthsWords } from '@/domain/posts/months-words';
import { InfoIcon, SparkleIcon } from '@/shared/art/icons/further-icons';
import { ClockIcon } from '@/shared/art/icons/icon';
import { dayLabel } from '@/shared/lib/age-label';
import { color, radius, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { domainTones } from './domain-tones';

/** Above an article: its age range. */
export function ArticleAges({ article: { from_month: from, to_month: to } }: { article: ArticleInfo }) {
  return (
    <div>
      <Chip tone="leaf">{monthsWords({ from, to })} 아이를 키우는 분께</Chip>
    </div>
  );
}

/** The end of an article: one thing to do today, when to ask a doctor, related plays, and its sources. */
export function ArticleFoot({ article }: { article: ArticleInfo }) {
  const { try_today, ask_doctor, plays, sources, checked_at, review, standing } = article;
  const checkedOn = dayLabel(checked_at.slice(0, 10));
  return (
    <Stack spacing={4}>
      <Box data-kind="today">
        <SparkleIcon size={22} />
        <div>
          <h3>오늘 해 봐요</h3>
          <p>{try_today}</p>
        </div>
      </Box>
      {ask_doctor ? (
        <Box data-kind="doctor">
          <InfoIcon size={22} />
          <div>
            <h3>의사와 이야기해 봐요</h3>
            <p>{ask_doctor}</p>
          </div>
        </Box>
      ) : null}
      {plays.length > 0 ? (
        <section aria-labelledby="article-plays">
          <Typography component="h3" id="article-plays" variant="title" style={{ marginBottom: space(2) }}>
            함께 하면 좋은 놀이
          </Typography>
          <Plays>
            {plays.map((play) => (
              <li key={play.id}>
                <CardButton
                  component={Link}
                  to={`${paths.community.homeplay}?play=${encodeURIComponent(play.id)}`}
                  style={{ height: '100%' }}
                >
                  <Chip tone={domainTones[play.domain]}>{DOMAIN_LABELS[play.domain]}</Chip>
                  <Typography component="span" variant="strong" style={{ display: 'block', margin: '6px 0 2px' }}>
                    {play.title}
                  </Typography>
                  <Facts>
                    <ClockIcon size={15} />
                    {play.minutes}분
                  </Facts>
                </CardButton>
              </li>
            ))}
          </Plays>
        </section>
      ) : null}
      <section aria-labelledby="article-sources">
        <Typography component="h3" id="article-sources" variant="label" style={{ marginBottom: space(1) }}>
          참고한 자료
        </Typography>
        <Sources>
          {sources.map(({ title, publisher, year, url }) => (
            <li key={title}>
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {title}
                </a>
              ) : (
                title
              )}
              , {publisher}
              {year ? `, ${year}` : ''}
              {url ? '' : ` (${checkedOn} 확인)`}
            </li>
          ))}
        </Sources>
        <Typography variant="caption" color="textSecondary" style={{ marginTop: space(2) }}>
          {checkedOn}에 자료와 비교해 확인했어요. {standing.author}
        </Typography>
        <Typography variant="caption" color="textSecondary" style={{ marginTop: space(1) }}>
          {review
            ? `검토: ${review.name} ${review.degree} · ${dayLabel(review.reviewed_on)}`
            : '검토 전: 임상 전문가의 검토를 앞두고 있어요.'}
        </Typography>
        <Typography variant="small" style={{ marginTop: space(2) }}>
          {standing.limits}
        </Typography>
      </section>
    </Stack>
  );
}

const Box = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.card,
  '& > svg': { marginTop: '2px' },
  '& h3': { ...text.label, fontWeight: 800, margin: `0 0 ${space(1)}` },
  '& p': { ...text.body, margin: 0 },
  '&[data-kind="today"]': { backgroundColor: color.apricotSoft, color: color.onApricotSoft },
  '&[data-kind="doctor"]': { backgroundColor: color.skySoft, color: color.onSkySoft },
});

const Plays = styled('ul')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
});

const Facts = styled('span')({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  color: color.inkSoft,
});

const Sources = styled('ul')({
  ...text.small,
  display: 'grid',
  gap: space(1),
  color: color.inkSoft,
  '& a': { color: color.primary, textDecoration: 'underline', textUnderlineOffset: '3px' },
});
