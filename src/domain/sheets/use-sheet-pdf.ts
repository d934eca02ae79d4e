import { useState } from 'react';
import { useMakeSheetPdfMutation } from './sheet-pdf-api';

export type SheetPdf = ReturnType<typeof useSheetPdf>;

/** A PDF of the server: `file` once it is here, `error` when it failed, neither while it is made. */
export function useSheetPdf(url: string, title: string) {
  const [file, setFile] = useState<File | null>(null);
  const [ask, { error, isLoading }] = useMakeSheetPdfMutation();
  const name = `${title}.pdf`;
  const make = () => {
    setFile(null);
    void ask({ url, onFile: (made) => setFile(new File([made], name, { type: 'application/pdf' })) });
  };
  return { name, file, error: isLoading ? undefined : error, make };
}
