import { deviceStorage } from '@/shared/storage/safe-storage';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';

const SEEN = 'ggp_v1_childPhotoNotice';

/** True if the warning before the first photo was read on this device. */
export const hasReadPhotoNotice = () => deviceStorage.read(SEEN) === '1';

/** Shown before the first photo: a warning that a child's face stays on the internet. */
export function ChildPhotoNotice(props: { open: boolean; onClose: () => void; onRead: () => void }) {
  const { open, onClose, onRead } = props;
  return (
    <ConfirmSheet
      open={open}
      onClose={onClose}
      onConfirm={() => {
        deviceStorage.write(SEEN, '1');
        onRead();
      }}
      title="사진을 올리기 전에"
      confirmLabel="사진 고르기"
    >
      아이 얼굴이나 이름표, 집 주소가 보이지는 않는지 살펴봐 주세요. 올린 사진은 다른 부모도 볼 수 있고, 다른 아이가
      함께 나왔다면 그 보호자의 허락이 필요해요. 사진에 담긴 위치 정보는 올릴 때 지워 드려요.
    </ConfirmSheet>
  );
}
