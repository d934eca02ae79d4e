import type { TestResult } from '@contract/test/diagnostics-results.responses';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { CommentIcon } from '@/shared/art/icons/icon';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** Leads to a question to the experts with this result attached; nothing is sent before the parent says so there. */
export const AskExpert = ({ result }: { result: Pick<TestResult, 'attempt_id' | 'child'> }) => (
  <MainButton
    component={Link}
    to={paths.community.toCounselingWrite({ profileId: result.child.id, attemptId: result.attempt_id })}
    look="soft"
    icon={<CommentIcon size={20} />}
  >
    이 결과로 전문가에게 묻기
  </MainButton>
);
