import type { ContentTest } from '@server/content/content-test';

/**
 * For which month a check asks, so that 'all there' is not read as more than it is: every item fits the first month of
 * its band. @param months the age the check used
 */
export function bandBasis({ kind, fromMonth }: Pick<ContentTest, 'kind' | 'fromMonth'>, months: number): string {
  const asked =
    kind === 'development'
      ? `${fromMonth}개월 아이 넷 가운데 셋 이상이 하는 것을 물었어요.`
      : `${fromMonth}개월 무렵에 많은 아이가 보여 주는 모습을 물었어요.`;
  return months > fromMonth ? `${asked} 그 뒤에 새로 보이는 모습은 묻지 않았어요.` : asked;
}
