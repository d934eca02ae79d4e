import { useState } from 'react';
import { DownloadIcon } from '@/shared/art/icons/further-icons';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { PdfSheet } from './pdf-sheet';
import { useSheetPdf } from './use-sheet-pdf';

interface PdfButtonProps {
  /** Of the API. */
  url: string;
  /** '하린 진료용 기록' */
  name: string;
  size?: 'small';
  look?: 'soft' | 'outline';
  /** Where no PDF can be made. */
  onPrint: () => void;
}

/** Makes a PDF of what the page prints, to be saved or passed on. */
export function PdfButton({ url, name, size, look = 'soft', onPrint }: PdfButtonProps) {
  const [open, setOpen] = useState(false);
  const pdf = useSheetPdf(url, name);
  const begin = () => {
    setOpen(true);
    pdf.make();
  };
  return (
    <>
      <MainButton look={look} size={size} icon={<DownloadIcon size={20} />} onClick={begin}>
        PDF로 저장·공유
      </MainButton>
      <PdfSheet open={open} onClose={() => setOpen(false)} pdf={pdf} onPrint={onPrint} />
    </>
  );
}
