import { LicenceForm } from '@/domain/licences/licence-form';
import { pointsText } from '@/domain/points/points-words';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { TitledSection } from '@/shared/ui/layout/titled-section';

/** Registers a licence's number, which grants a coupon and points. */
export function RegisterSection({ onGranted }: { onGranted: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <TitledSection title="이용권 번호 등록">
      <LicenceForm
        look="soft"
        onGranted={({ name, points }) => {
          const got = points > 0 ? `${name} 쿠폰과 ${pointsText(points)}를` : `${name} 쿠폰을`;
          dispatch(succeeded(`${got} 받았어요`));
          onGranted();
        }}
      />
    </TitledSection>
  );
}
