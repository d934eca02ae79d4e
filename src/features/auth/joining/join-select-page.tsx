import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@/domain/paths';
import { selectUser } from '@/features/auth/auth-slice';
import { useEndFirstLoginOnLeave } from '@/features/auth/use-end-first-login';
import { TicketIcon } from '@/shared/art/icons/further-icons';
import { ChevronIcon, HomeIcon, SproutIcon, UserIcon } from '@/shared/art/icons/icon';
import { Logo } from '@/shared/art/icons/logo';
import { SproutGrowingArt } from '@/shared/art/illustrations/sprout-growing';
import { readDraft } from '@/shared/forms/form-draft';
import { NEW_CHILD_DRAFT } from '@/shared/forms/new-child-draft';
import { useAppSelector } from '@/shared/store/hooks';
import { color, radius, safe, space, type Tone, text, toneColors } from '@/shared/tokens';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { PageShell } from '@/shared/ui/layout/page-shell';

type ChoiceProps = { to: string; replace?: boolean; tone: Tone; icon: ReactNode; title: string; children: string };

function Choice({ to, replace, tone, icon, title, children }: ChoiceProps) {
  const { soft, on } = toneColors[tone];
  return (
    <CardButton component={Link} to={to} replace={replace}>
      <Row>
        <Mark style={{ backgroundColor: soft, color: on }}>{icon}</Mark>
        <Words>
          <b>{title}</b>
          <span>{children}</span>
        </Words>
        <ChevronIcon size={20} />
      </Row>
    </CardButton>
  );
}

/** The first page of a new parent. Leaving it in any way ends the first log-in. */
export function JoinSelectPage() {
  const name = useAppSelector(selectUser)?.name;
  useEndFirstLoginOnLeave();
  const child = readDraft(NEW_CHILD_DRAFT, v.object({ name: v.string() }))?.name.trim();
  return (
    <PageShell
      title="무엇부터 시작할까요?"
      titleHidden
      width="narrow"
      header={
        <Top>
          <Logo />
        </Top>
      }
    >
      <Stack spacing={6}>
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <SproutGrowingArt size={168} />
          <Typography variant="headline" align="center">
            {name ? `${name} 님, 반가워요` : '반가워요'}
          </Typography>
          <Typography color="textSecondary" align="center">
            무엇부터 시작할까요?
          </Typography>
        </Stack>
        <Stack spacing={3}>
          <Choice
            to={paths.auth.profileForm}
            replace
            tone="leaf"
            icon={<SproutIcon size={26} />}
            title={child ? `${child} 프로필 저장하기` : '아이 추가하기'}
          >
            {child ? '적어 둔 내용을 확인하고 저장해요' : '나이에 맞는 체크와 놀이를 바로 볼 수 있어요'}
          </Choice>
          <Choice to={paths.mypage.invitation} tone="lilac" icon={<UserIcon size={26} />} title="초대받은 아이 보기">
            가족에게 받은 초대 코드를 여기에 입력해요
          </Choice>
          <Choice to={paths.auth.joinBuy} tone="sun" icon={<TicketIcon size={26} />} title="이용권 등록하기">
            받은 이용권 번호가 있다면 여기서 등록해요
          </Choice>
          <Choice to={paths.home} replace tone="sky" icon={<HomeIcon size={26} />} title="먼저 둘러보기">
            아이는 나중에 추가해도 괜찮아요
          </Choice>
        </Stack>
      </Stack>
    </PageShell>
  );
}

const Top = styled('header')({ padding: `calc(${space(5)} + ${safe.top}) ${space(5)} 0`, textAlign: 'center' });

const Row = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(4),
  '& > svg': { color: color.inkFaint },
});

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  borderRadius: radius.field,
});

const Words = styled('span')({
  display: 'grid',
  gap: '2px',
  '& > b': { ...text.strong, fontSize: '1rem', fontWeight: 700 },
  '& > span': { ...text.small, color: color.inkSoft, textWrap: 'balance' },
});
