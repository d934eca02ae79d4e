import type { LostSkill } from '@contract/test/diagnostics-results.responses';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import { lostSkillUrgent } from '@contract/test/result-words';
import styled from '@emotion/styled';
import { useState } from 'react';
import { HeartIcon } from '@/shared/art/icons/icon';
import { listDayOfTime } from '@/shared/lib/age-label';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { useSetLostSkillDiscussedMutation } from './lost-skill-api';

interface DiscussedProps {
  attemptId: string;
  /** ISO 8601; null while not marked. */
  discussedAt: string | null;
  onMarked?: (discussed: boolean) => void;
}

/** Marks a lost skill as discussed with a doctor; the mark can be taken back in the same place. */
export function Discussed({ attemptId, discussedAt, onMarked }: DiscussedProps) {
  const [setDiscussed, { isLoading }] = useSetLostSkillDiscussedMutation();
  const mark = async (discussed: boolean) => {
    const { data } = await setDiscussed({ attemptId, discussed });
    if (data) onMarked?.(discussed);
  };
  if (discussedAt === null)
    return (
      <MainButton look="soft" size="small" fit pending={isLoading} onClick={() => void mark(true)}>
        의사와 이야기했어요
      </MainButton>
    );
  return (
    <Done>
      <span>{listDayOfTime(discussedAt)}에 의사와 이야기했다고 표시했어요.</span>
      <MainButton look="quiet" size="small" fit pending={isLoading} onClick={() => void mark(false)}>
        되돌리기
      </MainButton>
    </Done>
  );
}

type Marked = LostSkill & { discussedAt: string };

/** Lost skills not yet discussed with a doctor, whatever later checks found. One marked here stays for an undo. */
export function LostSkills({ skills }: { skills: readonly LostSkill[] }) {
  const [marked, setMarked] = useState<readonly Marked[]>([]);
  const open = skills.filter(({ attempt_id }) => !marked.some((each) => each.attempt_id === attempt_id));
  const shown = [...open.map((skill) => ({ ...skill, discussedAt: null })), ...marked].sort((a, b) =>
    b.completed_at.localeCompare(a.completed_at),
  );
  if (shown.length === 0) return null;
  return (
    <First aria-labelledby="lost-skills">
      <h2 id="lost-skills">
        <HeartIcon size={22} />
        의사에게 먼저 말씀드릴 것
      </h2>
      {open.length > 0 ? <p>{lostSkillUrgent()}</p> : null}
      <ul>
        {shown.map(({ discussedAt, ...skill }) => (
          <li key={skill.attempt_id}>
            <b>
              예전에 하던 것을 하지 않아요
              {skill.areas.length > 0 ? ` (${skill.areas.map((area) => DOMAIN_LABELS[area]).join(', ')})` : ''}
            </b>
            {skill.note ? <q>{skill.note}</q> : null}
            <small>
              {listDayOfTime(skill.completed_at)} · {skill.name}
            </small>
            <Discussed
              attemptId={skill.attempt_id}
              discussedAt={discussedAt}
              onMarked={(discussed) =>
                setMarked((before) =>
                  discussed
                    ? [...before, { ...skill, discussedAt: new Date().toISOString() }]
                    : before.filter(({ attempt_id }) => attempt_id !== skill.attempt_id),
                )
              }
            />
          </li>
        ))}
      </ul>
    </First>
  );
}

const Done = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  '& > span': text.small,
});

/** Section to be read before everything else. */
export const First = styled('section')({
  display: 'grid',
  gap: space(2),
  padding: space(5),
  borderRadius: radius.card,
  backgroundColor: color.lilacSoft,
  color: color.onLilacSoft,
  '& h2': { ...text.title, display: 'flex', alignItems: 'center', gap: space(2) },
  '& h2 > svg': { flex: 'none' },
  '& p': { ...text.body },
  '& li': {
    display: 'grid',
    justifyItems: 'start',
    gap: space(2),
    marginTop: space(2),
    padding: space(4),
    borderRadius: radius.field,
    backgroundColor: color.surface,
    color: color.ink,
  },
  '& li > b': { ...text.strong, fontWeight: 700 },
  '& li > q': { ...text.body, whiteSpace: 'pre-wrap' },
  '& li > small': { ...text.small, color: color.inkSoft },
});
