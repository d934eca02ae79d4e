import type { HealthWindows } from '@contract/home/health-windows.responses';
import Card from '@mui/material/Card';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { childSheetUrl } from '@/domain/api-urls';
import { paths } from '@/domain/paths';
import { PdfButton } from '@/domain/sheets/pdf-button';
import { PrintIcon } from '@/shared/art/icons/further-icons';
import { CalendarIcon, ChevronIcon } from '@/shared/art/icons/icon';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { VaccineChoice } from './vaccine-choice';

interface HealthMenuProps {
  list: HealthWindows;
  profileId: string;
  /** Of the child. */
  name: string | undefined;
  onCalendar: () => void;
  onClose: () => void;
}

/** Calendar, paper and settings of the vaccinations and check-ups. */
export function HealthMenu({ list, profileId, name, onCalendar, onClose }: HealthMenuProps) {
  const print = () => {
    onClose();
    window.print();
  };
  return (
    <BottomSheet open onClose={onClose} title="내보내기와 설정">
      <Stack spacing={3}>
        <MainButton look="soft" icon={<CalendarIcon size={20} />} onClick={onCalendar}>
          캘린더에 넣기
        </MainButton>
        <MainButton look="soft" icon={<PrintIcon size={20} />} onClick={print}>
          인쇄하기
        </MainButton>
        <PdfButton url={childSheetUrl(profileId, 'vaccines')} name={`${name ?? '아이'} 예방접종`} onPrint={print} />
        <Card data-flat="">
          <ListItemButton component={Link} to={paths.mypage.medical}>
            <span style={{ flex: '1 1 0' }}>알레르기·약·병원 적어 두기</span>
            <ChevronIcon size={20} />
          </ListItemButton>
        </Card>
        {list.combined_vaccine === null ? null : <VaccineChoice list={list} profileId={profileId} />}
      </Stack>
    </BottomSheet>
  );
}
