import type { HelpLine, HelpOffer } from '@contract/test/diagnostics-results.responses';
import styled from '@emotion/styled';
import { HelpLines, sourcesLine } from '@/domain/checks/help-lines';
import { HeartIcon } from '@/shared/art/icons/icon';
import { color, radius, space, text } from '@/shared/tokens';
import { Fold } from '@/shared/ui/layout/fold';

const isAlwaysOpen = ({ phone, hours }: HelpLine) => phone !== null && hours === '24시간';

/** Supportive words and helplines for a tired guardian, those that answer by telephone at any hour unfolded. */
export function HelpSection({ help }: { help: HelpOffer }) {
  const others = help.lines.filter((line) => !isAlwaysOpen(line));
  return (
    <Offer aria-labelledby="help">
      <h2 id="help">
        <HeartIcon size={22} />
        {help.title}
      </h2>
      <p>{help.text}</p>
      <HelpLines lines={help.lines.filter(isAlwaysOpen)} />
      <Fold summary={others.length > 0 ? `다른 곳 ${others.length}곳과 출처 보기` : '출처 보기'}>
        <HelpLines lines={others} />
        <Source>{sourcesLine(help.lines.map(({ source }) => source))}</Source>
      </Fold>
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

const Source = styled('small')({ ...text.caption, display: 'block', marginTop: space(3) });
