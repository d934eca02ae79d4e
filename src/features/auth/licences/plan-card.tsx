import type { Plan } from '@contract/history/licences.responses';
import styled from '@emotion/styled';
import { isInApp } from '@/shared/bridge/bridge';
import { color, space, text } from '@/shared/tokens';
import { Card } from '@/shared/ui/basics/card';
import { Stack } from '@/shared/ui/basics/stack';
import { Text } from '@/shared/ui/basics/text';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { TickIcon } from '@/shared/ui/icons/icon';

/** One plan: its contents and duration. The store sets the price, so it is bought, and its price seen, in the app. */
export function PlanCard({ plan, onBuy }: { plan: Plan; onBuy: () => void }) {
  const action = isInApp() ? '구매하기' : '앱에서 가격 보기';
  return (
    <Card as="li">
      <Stack gap={3}>
        <Stack gap={1}>
          <Text variant="title" as="h3">
            {plan.name}
          </Text>
          <Text ink="soft">{plan.summary}</Text>
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
