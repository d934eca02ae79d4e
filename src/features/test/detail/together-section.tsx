import type { Profile } from '@contract/profiles/profile.responses';
import type { TestDetail } from '@contract/test/diagnostics.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { useGetTestDetailQuery } from '@/features/test/test-api';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { siblingsFor } from './siblings';

/** Another child for the same check; `again` when its last one is finished. */
export type Together = { sibling: Profile; again: boolean };

interface TogetherSectionProps {
  profileId: string;
  test: TestDetail;
  pending: boolean;
  onStart: (together: Together) => void;
}

/** For twins, and for any two children of one age: the same check for both at once. Shown only when one fits. */
export function TogetherSection({ profileId, test, pending, onStart }: TogetherSectionProps) {
  const { data: children = [] } = useListProfilesQuery();
  const siblings = siblingsFor(test, profileId, children);
  if (siblings.length === 0) return null;
  return (
    <Box aria-labelledby="together">
      <div>
        <h2 id="together">같은 체크를 할 나이의 아이가 또 있어요</h2>
        <p>질문 하나에 두 아이의 답을 나란히 적고, 기록은 아이마다 따로 남겨요.</p>
      </div>
      <Stack spacing={2} direction="row" sx={{ flexWrap: 'wrap' }}>
        {siblings.map((sibling) => (
          <SiblingButton key={sibling.id} sibling={sibling} testId={test.id} pending={pending} onStart={onStart} />
        ))}
      </Stack>
    </Box>
  );
}

interface SiblingButtonProps extends Pick<TogetherSectionProps, 'pending' | 'onStart'> {
  sibling: Profile;
  testId: string;
}

function SiblingButton({ sibling, testId, pending, onStart }: SiblingButtonProps) {
  const { currentData: theirs } = useGetTestDetailQuery({ profileId: sibling.id, testId });
  return (
    <MainButton
      look="outline"
      size="small"
      fit
      pending={pending || theirs === undefined}
      onClick={() => theirs && onStart({ sibling, again: theirs.status >= 100 })}
    >
      {sibling.name}도 함께 답하기
    </MainButton>
  );
}

const Box = styled('section')({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  borderRadius: radius.card,
  backgroundColor: color.leafSoft,
  color: color.onLeafSoft,
  '& > div > h2': { ...text.strong, fontWeight: 700 },
  '& > div > p': { ...text.small, marginTop: '2px' },
});
