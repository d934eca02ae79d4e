import type { CouponState } from '@contract/history/coupons';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { PadColumns, PageShell } from '@/shared/ui/layout/page-shell';
import { TabPanel, TabsBar } from '@/shared/ui/layout/tabs-bar';
import { CouponList } from './coupon-list';
import { ExchangeSection } from './exchange-section';
import { RegisterSection } from './register-section';

const TABS = [
  { value: 'usable', label: '사용 가능' },
  { value: 'used', label: '사용 완료' },
  { value: 'expired', label: '기간 만료' },
] as const satisfies readonly { value: CouponState; label: string }[];

/** /history/coupon: the coupons by state, and how to get more. The tab is in the query string. */
export function CouponPage() {
  const [params, setParams] = useSearchParams();
  const state: CouponState = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'usable';
  const show = (value: CouponState) => setParams(value === 'usable' ? {} : { tab: value }, { replace: true });
  return (
    <PageShell title="쿠폰 내역" back width="wide">
      <PadColumns
        main={
          <Stack spacing={4}>
            <TabsBar id="coupons" label="쿠폰" tabs={TABS} value={state} onChange={show} />
            <TabPanel id="coupons" value={state}>
              <CouponList key={state} state={state} />
            </TabPanel>
          </Stack>
        }
        side={
          <Stack spacing={8}>
            <ExchangeSection onExchanged={() => show('usable')} />
            <RegisterSection onGranted={() => show('usable')} />
          </Stack>
        }
      />
    </PageShell>
  );
}
