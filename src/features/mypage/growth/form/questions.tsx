import { GROWTH_LIMITS } from '@contract/mypage/growth';
import type { Profile } from '@contract/profiles/profile.responses';
import { QuestionBox } from '@/shared/ui/forms/question-box';
import type { Outcome } from './use-send-entries';

export type Asked = Extract<Outcome, { kind: 'asked' }>;

/** Values the parent is asked to confirm before they are saved. */
export function Questions({ asked, family }: { asked: readonly Asked[]; family: readonly Profile[] }) {
  const named = (profileId: string) =>
    family.length > 1 ? `${family.find(({ id }) => id === profileId)?.name ?? ''} ` : '';
  return (
    <QuestionBox
      questions={asked.flatMap(({ profileId, questions }) =>
        questions.map(([field, question]) => ({
          key: `${profileId} ${field}`,
          text: `${named(profileId)}${GROWTH_LIMITS[field].label}: ${question}`,
        })),
      )}
    />
  );
}
