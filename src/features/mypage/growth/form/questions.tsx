import { GROWTH_LIMITS } from '@contract/mypage/growth';
import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import { color, radius, space, text } from '@/shared/tokens';
import { InfoIcon } from '@/shared/ui/further-icons';
import type { Outcome } from './use-send-entries';

export type Asked = Extract<Outcome, { kind: 'asked' }>;

/** Values the parent is asked to confirm before they are saved. */
export function Questions({ asked, family }: { asked: readonly Asked[]; family: readonly Profile[] }) {
  return (
    <Box role="alert">
      <InfoIcon size={22} />
      <div>
        <b>한 번만 더 봐 주세요</b>
        <ul>
          {asked.flatMap(({ profileId, questions }) =>
            questions.map(([field, question]) => (
              <li key={`${profileId} ${field}`}>
                {family.length > 1 ? `${family.find(({ id }) => id === profileId)?.name ?? ''} ` : ''}
                {GROWTH_LIMITS[field].label}: {question}
              </li>
            )),
          )}
        </ul>
      </div>
    </Box>
  );
}

const Box = styled('div')({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.card,
  backgroundColor: color.sunSoft,
  color: color.onSunSoft,
  '& ul': { display: 'grid', gap: space(2) },
  '& b': { display: 'block' },
});
