import type { HelpLine, HelpOffer } from '@contract/test/diagnostics-results.responses';
import styled from '@emotion/styled';
import { color, radius, space, text } from '@/shared/tokens';
import { HeartIcon } from '@/shared/ui/icon';
import { MainButton } from '@/shared/ui/main-button';

const dialled = (phone: string) => `tel:${phone.replace(/[^0-9+]/g, '')}`;

function Reach({ line: { name, phone, url } }: { line: HelpLine }) {
  if (phone !== null) {
    return (
      <MainButton as="a" href={dialled(phone)} look="soft" size="small" fit aria-label={`${name} ${phone} 전화 걸기`}>
        {phone}
      </MainButton>
    );
  }
  if (url === null) return null;
  return (
    <MainButton
      as="a"
      href={url}
      {...{ target: '_blank', rel: 'noreferrer' }}
      look="soft"
      size="small"
      fit
      aria-label={`${name} 찾아보기`}
    >
      찾아보기
    </MainButton>
  );
}

/** Supportive words and helplines for a tired guardian. Real numbers, each with its source. */
export function HelpSection({ help }: { help: HelpOffer }) {
  return (
    <Offer aria-labelledby="help">
      <h2 id="help">
        <HeartIcon size={22} />
        {help.title}
      </h2>
      <p>{help.text}</p>
      <Lines>
        {help.lines.map((line) => (
          <Line key={line.name}>
            <div>
              <h3>{line.name}</h3>
              <p>
                {line.about}
                {line.hours ? ` · ${line.hours}` : ''}
              </p>
            </div>
            <Reach line={line} />
          </Line>
        ))}
      </Lines>
      <Source>출처: {[...new Set(help.lines.map(({ source }) => source))].join(' · ')}</Source>
    </Offer>
  );
}

const Offer = styled('section')({
  display: 'grid',
  gap: space(3),
  padding: space(5),
  borderRadius: radius.card,
  backgroundColor: color.lilacSoft,
  color: color.onLilacSoft,
  '& > h2': { ...text.title, display: 'flex', alignItems: 'center', gap: space(2) },
  '& > h2 > svg': { flex: 'none' },
  '& > p': text.body,
});

const Lines = styled('ul')({ display: 'grid', gap: space(3), marginTop: space(1) });

const Line = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.field,
  backgroundColor: color.surface,
  color: color.ink,
  '& > div': { flex: '1 1 12rem', minWidth: 0 },
  '& h3': { ...text.strong, fontWeight: 700 },
  '& p': { ...text.small, color: color.inkSoft },
});

const Source = styled('small')(text.caption);
