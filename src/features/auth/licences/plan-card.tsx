import type { Plan } from '@contract/history/licences.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TickIcon } from '@/shared/art/icons/icon';
import { isInApp } from '@/shared/bridge/bridge';
import { color, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** One plan: its contents and duration. The store sets the price, so it is bought, and its price seen, in the app. */
export function PlanCard({ plan, onBuy }: { plan: Plan; onBuy: () => void }) {
  const action = isInApp() ? '구매하기' : '앱에서 가격 보기';
  return (
    <Card component="li">
      <Stack spacing={3}>
        <Stack spacing={1}>
          <Typography variant="title" component="h3">
            {plan.name}
          </Typography>
          <Typography color="textSecondary">{plan.summary}</Typography>
        </Stack>
        <Features>
          {plan.features.map((feature) => (
            <li key={feature}>
              <TickIcon size={18} />
              <span>{feature}</span>
            </li>
          ))}
        </Features>
        <MainButton look="soft" size="small" onClick={onBuy} aria-label={`${plan.name} ${action}`}>
          {action}
        </MainButton>
      </Stack>
    </Card>
  );
}

const Features = styled('ul')({
  ...text.small,
  display: 'grid',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: space(2), color: color.ink },
  '& > li > svg': { flex: 'none', color: color.primary },
});
