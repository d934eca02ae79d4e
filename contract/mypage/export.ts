/** The file that GET /mypage/export answers. */
export const EXPORT_FILE_NAME = 'ssukssuk-my-data.zip';
