/** A setting of the installation, which the server puts into the page (server/node/pages/page-settings.ts), or its build (build/release-in-page.ts); '' without it. */
export const readPageSetting = (name: string): string =>
  typeof document === 'undefined' ? '' : (document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '');
