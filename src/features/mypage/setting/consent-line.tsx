import type { Consents } from '@contract/settings';
import styled from '@emotion/styled';
import { Chip } from '@/shared/ui/chip';
import { MainButton } from '@/shared/ui/main-button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { space } from '@/shared/ui/tokens';
import { dayText } from '../ui/day-text';

export type Consent = Consents['now'][number];
/** What is opened for it: its text alone, its text to agree to, or what withdrawing it means. */
export type ConsentHow = 'read' | 'give' | 'withdraw';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
});

const standing = ({ given, at }: Consent) =>
  given
    ? ({ word: '동의했어요', tone: 'leaf' } as const)
    : at === null
      ? ({ word: '아직 안 했어요', tone: 'sky' } as const)
      : ({ word: '철회했어요', tone: 'apricot' } as const);

/** One consent: how it stands, since when, and what can be done. */
export function ConsentLine({ consent, onAsk }: { consent: Consent; onAsk: (how: ConsentHow) => void }) {
  const { title, required, given, text_version, at } = consent;
  const { word, tone } = standing(consent);
  return (
    <li>
      <Stack gap={2}>
        <Head>
          <Text variant="strong" as="h3">
            {title}
          </Text>
          <Chip tone={tone}>{word}</Chip>
        </Head>
        <Text variant="small" ink="soft">
          {required ? '꼭 필요한 동의' : '고를 수 있는 동의'}
          {at === null ? null : ` · ${dayText(at)}`}
          {text_version === null ? null : ` · ${text_version}판`}
        </Text>
        <Stack row wrap gap={2}>
          <MainButton look="outline" size="small" fit aria-label={`${title} 내용 보기`} onClick={() => onAsk('read')}>
            내용 보기
          </MainButton>
          <MainButton
            look={given ? 'quiet' : 'soft'}
            size="small"
            fit
            aria-label={`${title} ${given ? '철회하기' : '동의하기'}`}
            onClick={() => onAsk(given ? 'withdraw' : 'give')}
          >
            {given ? '철회하기' : '동의하기'}
          </MainButton>
        </Stack>
      </Stack>
    </li>
  );
}
