/** The file that a link of `DataExport` answers. */
export const EXPORT_FILE_NAME = 'ssukssuk-my-data.zip';

/** How often a day a person can have an archive made. */
export const EXPORTS_A_DAY = 3;
