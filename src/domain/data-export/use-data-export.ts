import type { DataExport } from '@contract/mypage/export.responses';
import { useState } from 'react';
import { getErrorMessage } from '@/shared/api/api-error';
import { useDownloadExportMutation } from './data-export-api';

/** How often a page asks whether the archive is ready. */
export const EXPORT_POLL_MS = 3000;

type Given = {
  /** Undefined while it is not known. */
  archive: DataExport | undefined;
  /** Has an archive made. */
  onRequest: () => void;
  isRequesting: boolean;
  /** Why the state could not be read or the request was refused. */
  error: unknown;
};

/** State and actions of an archive on a page: the person's own, or that of a frozen account. */
export function useDataExport({ archive, onRequest, isRequesting, error }: Given) {
  const [received, setReceived] = useState(0);
  const [download, downloading] = useDownloadExportMutation();
  const link = archive?.state === 'ready' ? archive.link : null;
  const failure = downloading.error ?? error;
  return {
    archive,
    received: downloading.isLoading ? received : null,
    saved: downloading.data?.bytes ?? null,
    isPending: isRequesting || downloading.isLoading || archive?.state === 'preparing',
    problem: failure ? getErrorMessage(failure) : null,
    onRequest: () => {
      downloading.reset();
      onRequest();
    },
    onDownload: () => {
      if (link === null) return;
      setReceived(0);
      void download({ link, onBytes: setReceived });
    },
  };
}

export type DataExportView = ReturnType<typeof useDataExport>;
