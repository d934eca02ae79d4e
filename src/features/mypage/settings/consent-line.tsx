import type { Consents } from '@contract/accounts/consents.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dayOfTime } from '@/shared/lib/age-label';
import { space, type Tone } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';

export type Consent = Consents['now'][number];
/** Sheet to open: the text, the text with consent, or the consequences of withdrawal. */
export type ConsentHow = 'read' | 'give' | 'withdraw';

function toStatus({ given, at }: Consent, withdrawn: boolean): { word: string; tone: Tone } {
  if (given) return { word: '동의했어요', tone: 'leaf' };
  if (at === null) return { word: '아직 안 했어요', tone: 'sky' };
  return withdrawn ? { word: '철회했어요', tone: 'apricot' } : { word: '내용이 바뀌었어요', tone: 'sun' };
}

interface ConsentLineProps {
  consent: Consent;
  /** The last entry is a withdrawal; if false and the consent is not valid, its text has changed since. */
  withdrawn: boolean;
  onAsk: (how: ConsentHow) => void;
}

/** One consent: its state, its date and the available actions. One to an earlier text can still be withdrawn. */
export function ConsentLine({ consent, withdrawn, onAsk }: ConsentLineProps) {
  const { title, required, given, text_version, at } = consent;
  const { word, tone } = toStatus(consent, withdrawn);
  return (
    <li>
      <Stack spacing={2}>
        <Head>
          <Typography variant="strong" component="h3">
            {title}
          </Typography>
          <Chip tone={tone}>{word}</Chip>
        </Head>
        <Typography variant="small" color="textSecondary">
          {required ? '필수 동의' : '선택 동의'}
          {at === null ? null : ` · ${dayOfTime(at)}`}
          {text_version === null ? null : ` · ${text_version}판`}
        </Typography>
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
          <MainButton look="outline" size="small" fit aria-label={`${title} 내용 보기`} onClick={() => onAsk('read')}>
            내용 보기
          </MainButton>
          {given ? null : (
            <MainButton look="soft" size="small" fit aria-label={`${title} 동의하기`} onClick={() => onAsk('give')}>
              동의하기
            </MainButton>
          )}
          {at === null || withdrawn ? null : (
            <MainButton
              look="quiet"
              size="small"
              fit
              aria-label={`${title} 철회하기`}
              onClick={() => onAsk('withdraw')}
            >
              철회하기
            </MainButton>
          )}
        </Stack>
      </Stack>
    </li>
  );
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
});
