import { formatNumber } from '@contract/common/format-number';
import { type MemberFindInput, ROLE_LABELS } from '@contract/staff/members';
import type { Member } from '@contract/staff/members.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import { staffPaths } from '@/domain/staff/staff-paths';
import { dayLabel, dayOfTime } from '@/shared/lib/age-label';
import { formatTime } from '@/shared/lib/format-time';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { PadColumns } from '@/shared/ui/layout/page-shell';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';
import { FreezeCard } from './freeze-card';
import { CountTiles, Facts } from './member-facts';
import { AppealSheet, FreezeSheet, type MemberSheetProps, RoleSheet } from './member-sheets';
import { actionLabel, MEMBER_STATES } from './member-words';
import { useGetMemberEmailMutation, useSignMemberOutMutation, useUnfreezeMemberMutation } from './members-api';

const SHEETS = { freeze: FreezeSheet, appeal: AppealSheet, role: RoleSheet } as const satisfies Record<
  string,
  ComponentType<MemberSheetProps>
>;

/** A member as staff see it, with what the caller may do. */
export function MemberDetail({ member, sought }: { member: Member; sought: MemberFindInput }) {
  const [sheet, setSheet] = useState<keyof typeof SHEETS | null>(null);
  const { nickname, role, state, freeze, can } = member;
  const Sheet = sheet && SHEETS[sheet];
  return (
    <>
      <PadColumns
        main={
          <Stack spacing={6}>
            <Stack spacing={2}>
              <Typography component="h2" variant="headline" style={{ margin: 0 }}>
                {nickname ?? '닉네임을 정하지 않은 회원'}
              </Typography>
              <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
                <Chip tone={MEMBER_STATES[state].tone}>{MEMBER_STATES[state].label}</Chip>
                {role === 'parent' ? null : <Chip tone="sky">{ROLE_LABELS[role]}</Chip>}
              </Stack>
            </Stack>
            {freeze ? (
              <FreezeCard freeze={freeze} onAnswer={can.answer_appeal ? () => setSheet('appeal') : undefined} />
            ) : null}
            <MemberFacts member={member} />
            <MemberCounts counts={member.counts} pastFreezes={member.past_freezes} />
          </Stack>
        }
        side={
          <Stack spacing={6}>
            <MemberActions member={member} sought={sought} onOpen={setSheet} />
            <MemberLog member={member} />
          </Stack>
        }
      />
      <ExitTransition>
        {Sheet ? <Sheet member={member} sought={sought} onClose={() => setSheet(null)} /> : null}
      </ExitTransition>
    </>
  );
}

function MemberFacts({ member }: { member: Member }) {
  const { id, user_id, email_masked, joined_at, last_seen_on, devices, over_14, in_community, erased_at, can } = member;
  const [showEmail, { data, isLoading }] = useGetMemberEmailMutation();
  return (
    <Card>
      <Facts>
        <div>
          <dt>아이디</dt>
          <dd>{user_id}</dd>
        </div>
        <div>
          <dt>이메일</dt>
          <Stack
            component="dd"
            direction="row"
            spacing={2}
            sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end' }}
          >
            {data?.email ?? email_masked}
            {can.see_email && !data ? (
              <MainButton look="outline" size="small" fit pending={isLoading} onClick={() => void showEmail({ id })}>
                모두 보기
              </MainButton>
            ) : null}
          </Stack>
        </div>
        <div>
          <dt>가입한 날</dt>
          <dd>{dayOfTime(joined_at)}</dd>
        </div>
        <div>
          <dt>마지막으로 쓴 날</dt>
          <dd>{last_seen_on ? dayLabel(last_seen_on) : '한 달 넘게 쓰지 않았어요'}</dd>
        </div>
        <div>
          <dt>로그인한 기기</dt>
          <dd>{formatNumber(devices)}대</dd>
        </div>
        <div>
          <dt>만 14세 이상 확인</dt>
          <dd>{over_14 ? '확인했어요' : '확인 전'}</dd>
        </div>
        <div>
          <dt>커뮤니티 약속</dt>
          <dd>{in_community ? '동의했어요' : '동의 전'}</dd>
        </div>
        {erased_at ? (
          <div>
            <dt>지워지는 날</dt>
            <dd>{dayOfTime(erased_at)}</dd>
          </div>
        ) : null}
      </Facts>
    </Card>
  );
}

function MemberCounts({ counts, pastFreezes }: { counts: Member['counts']; pastFreezes: number }) {
  const tiles = [
    ['글', counts.posts],
    ['댓글', counts.comments],
    ['1:1 문의', counts.inquiries],
    ['보낸 신고', counts.reports],
    ['받은 신고 건', counts.cases],
    ['내림·주의', counts.removed],
    ['지난 이용 정지', pastFreezes],
  ] as const;
  return (
    <CountTiles>
      {tiles.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </CountTiles>
  );
}

type ActionsProps = { member: Member; sought: MemberFindInput; onOpen: (sheet: keyof typeof SHEETS) => void };

function MemberActions({ member: { id, can }, sought, onOpen }: ActionsProps) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState<'unfreeze' | 'sign_out' | null>(null);
  const [unfreeze, unfreezing] = useUnfreezeMemberMutation();
  const [signOut, signingOut] = useSignMemberOutMutation();
  const confirm = async () => {
    const lifting = asking === 'unfreeze';
    const { data } = await (lifting ? unfreeze({ id, sought }) : signOut({ id, sought }));
    if (data) dispatch(succeeded(lifting ? '이용 정지를 풀었어요' : '모든 기기에서 로그아웃했어요'));
    setAsking(null);
  };
  if (!can.freeze && !can.unfreeze && !can.sign_out && !can.set_role) return null;
  return (
    <Stack component="section" spacing={2} aria-label="할 수 있는 일">
      {can.unfreeze ? <MainButton onClick={() => setAsking('unfreeze')}>이용 정지 풀기</MainButton> : null}
      {can.sign_out ? (
        <MainButton look="outline" onClick={() => setAsking('sign_out')}>
          모든 기기에서 로그아웃
        </MainButton>
      ) : null}
      {can.set_role ? (
        <MainButton look="outline" onClick={() => onOpen('role')}>
          역할 바꾸기
        </MainButton>
      ) : null}
      {can.freeze ? (
        <MainButton look="danger" onClick={() => onOpen('freeze')}>
          이용 정지하기
        </MainButton>
      ) : null}
      <ConfirmSheet
        open={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={() => void confirm()}
        title={asking === 'unfreeze' ? '이용 정지를 풀까요?' : '모든 기기에서 로그아웃할까요?'}
        confirmLabel={asking === 'unfreeze' ? '풀기' : '로그아웃'}
        pending={unfreezing.isLoading || signingOut.isLoading}
      >
        {asking === 'unfreeze'
          ? '바로 다시 로그인할 수 있고, 메일로 알려 드려요.'
          : '회원은 쓰던 아이디와 비밀번호로 다시 로그인해야 해요.'}
      </ConfirmSheet>
    </Stack>
  );
}

function MemberLog({ member: { id, log } }: { member: Member }) {
  if (log.length === 0) return null;
  return (
    <Stack component="section" spacing={2} aria-labelledby="member-log">
      <Typography component="h3" variant="label" color="textSecondary" id="member-log" style={{ margin: 0 }}>
        운영 기록
      </Typography>
      <Card>
        <Facts>
          {log.map(({ id: line, action, actor, at }) => (
            <div key={line}>
              <dt>{formatTime(at, 'monthDayMinute')}</dt>
              <dd>
                {actionLabel(action)} · {actor ?? '서버'}
              </dd>
            </div>
          ))}
        </Facts>
      </Card>
      <MainButton component={Link} to={staffPaths.toAuditOf(id)} look="quiet" size="small" fit>
        모두 보기
      </MainButton>
    </Stack>
  );
}
