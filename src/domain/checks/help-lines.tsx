import type { HelpLine } from '@contract/test/diagnostics-results.responses';
import styled from '@emotion/styled';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** The address that calls a number as it is written: '02-123-4567' → 'tel:021234567'. */
export const toTelUrl = (phone: string) => `tel:${phone.replace(/[^0-9+]/g, '')}`;

function Reach({ line: { name, phone, url } }: { line: HelpLine }) {
  if (phone !== null) {
    return (
      <MainButton
        component="a"
        href={toTelUrl(phone)}
        look="soft"
        size="small"
        fit
        aria-label={`${name} ${phone} 전화 걸기`}
      >
        {phone}
      </MainButton>
    );
  }
  if (url === null) return null;
  return (
    <MainButton
      component="a"
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

/** Whom to call or where to look, each with what for and when. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <List>
      {lines.map((line) => (
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
    </List>
  );
}

/** '출처: 보건복지부 …', each once. */
export const sourcesLine = (sources: readonly string[]) => `출처: ${[...new Set(sources)].join(' · ')}`;

const List = styled('ul')({ display: 'grid', gap: space(3), marginTop: space(1) });

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
