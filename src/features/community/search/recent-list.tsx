import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CloseIcon } from '@/shared/art/icons/further-icons';
import { ClockIcon } from '@/shared/art/icons/icon';
import { color, space, text } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { forgetSearch, forgetSearches, recentSearches } from './recent-searches';

/** Recent searches on this device. */
export function RecentSearches({ onPick }: { onPick: (q: string) => void }) {
  const [words, setWords] = useState(recentSearches);
  if (words.length === 0)
    return (
      <Typography color="textSecondary" align="center" style={{ padding: `${space(10)} 0` }}>
        ‘이유식’, ‘수면’처럼 궁금한 말을 넣어 보세요.
      </Typography>
    );
  return (
    <section aria-labelledby="recent-searches">
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h2" id="recent-searches" variant="label">
          최근에 찾은 말
        </Typography>
        <MainButton look="quiet" size="small" fit onClick={() => setWords(forgetSearches())}>
          모두 지우기
        </MainButton>
      </Stack>
      <ul>
        {words.map((word) => (
          <Line key={word}>
            <Pick type="button" onClick={() => onPick(word)}>
              <ClockIcon size={20} />
              {word}
            </Pick>
            <IconButton label={`${word} 지우기`} onClick={() => setWords(forgetSearch(word))}>
              <CloseIcon size={18} />
            </IconButton>
          </Line>
        ))}
      </ul>
    </section>
  );
}

const Line = styled('li')({ display: 'flex', alignItems: 'center', gap: space(1) });

const Pick = styled('button')({
  ...text.body,
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '48px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { color: color.inkFaint, flex: 'none' },
});
