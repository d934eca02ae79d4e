import type { LegalText } from '@contract/accounts/consents.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { dayLabel } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { Skeleton } from '@/shared/ui/feedback/skeleton';

interface LegalWordsProps {
  legal: LegalText;
  /** h2 on its own page, h3 in a sheet, whose title is the h2. */
  heading?: 'h2' | 'h3';
}

/** A text one agrees to, with its version and the day it came into force. */
export function LegalWords({ legal, heading: Heading = 'h3' }: LegalWordsProps) {
  return (
    <Words>
      <p>
        {dayLabel(legal.effective_date)}부터 · {legal.text_version}판
      </p>
      {legal.sections.map(({ heading, paragraphs, items }) => [
        <Heading key={heading}>{heading}</Heading>,
        ...paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        items && items.length > 0 ? (
          <ul key={`${heading} 목록`}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : null,
      ])}
    </Words>
  );
}

/** Placeholder of a legal text. */
export function LegalSkeleton() {
  return (
    <Stack spacing={3}>
      <Skeleton width="45%" height={14} />
      {[92, 100, 84, 96, 70, 98, 88].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={18} />
      ))}
    </Stack>
  );
}

const Words = styled('div')({
  ...text.body,
  '& > p:first-of-type': { ...text.small, color: color.inkSoft },
  '& > h2, & > h3': { ...text.strong, margin: `${space(5)} 0 ${space(1)}` },
  '& > p': { margin: `0 0 ${space(2)}` },
  '& > ul': { margin: `0 0 ${space(2)}`, paddingLeft: space(5), listStyle: 'disc' },
  '& > ul > li': { marginBottom: space(1) },
});
