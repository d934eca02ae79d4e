import { LEAVING_DAYS } from '@contract/auth/leaving';
import type { TakeoverChoice } from '@contract/profiles/handover';
import type { Profile } from '@contract/profiles/profile.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetSharingQuery } from '@/domain/profiles/get-sharing-api';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';

interface SharedChildrenProps {
  value: readonly TakeoverChoice[];
  onChange: (choices: TakeoverChoice[]) => void;
}

/** Shared children, and the guardian who is asked first to take each over. */
export function SharedChildren({ value, onChange }: SharedChildrenProps) {
  const { data } = useListProfilesQuery();
  const own = (data ?? []).filter(({ role }) => role === 'owner');
  return own.map((child) => (
    <SharedChild
      key={child.id}
      child={child}
      chosen={value.find(({ profile_id }) => profile_id === child.id)?.guardian_id}
      onChoose={(guardian_id) =>
        onChange([
          ...value.filter(({ profile_id }) => profile_id !== child.id),
          ...(guardian_id === ANYBODY ? [] : [{ profile_id: child.id, guardian_id }]),
        ])
      }
    />
  ));
}

const ANYBODY = 'anybody';

interface SharedChildProps {
  child: Profile;
  chosen: string | undefined;
  onChoose: (guardianId: string) => void;
}

function SharedChild({ child, chosen = ANYBODY, onChoose }: SharedChildProps) {
  const { data: sharing } = useGetSharingQuery({ profileId: child.id });
  const others = (sharing?.people ?? []).filter(({ you }) => !you);
  const nextOwners = others.flatMap(({ id, name, role, ends_on }) =>
    id !== null && role === 'guardian' && ends_on === null ? [{ value: id, label: name }] : [],
  );
  const [first] = nextOwners;
  if (others.length === 0) return null;
  return (
    <Card>
      <Stack spacing={3}>
        <Stack spacing={1}>
          <Typography variant="strong">함께 보는 {child.name}</Typography>
          <Typography variant="small" color="textSecondary">
            {first
              ? `${nextOwners.length > 1 ? '함께 맡은 보호자들' : `${first.label} 님`}에게 알림과 메일로 알려요. ${LEAVING_DAYS}일 안에 이어서 맡겠다고 하면 기록이 모두 그분에게 옮겨지고, 아무도 맡지 않으면 지워져요.`
              : `함께 맡을 보호자가 없어서 ${LEAVING_DAYS}일 뒤에 기록이 모두 지워져요. 함께 보던 가족도 더 볼 수 없어요.`}
          </Typography>
        </Stack>
        {nextOwners.length > 1 ? (
          <ChoiceGroup
            label="누가 먼저 이어서 맡을까요?"
            options={[{ value: ANYBODY, label: '먼저 맡겠다고 한 분' }, ...nextOwners]}
            value={chosen}
            onChange={onChoose}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
