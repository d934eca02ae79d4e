import { version } from '../../package.json';

/** `commit` and `date` are empty where they are not known. */
export type Release = { version: string; commit: string; date: string };

/** Put in by the build (server/bundle.mjs); the sources themselves have none. */
declare const __RELEASE__: Release | undefined;

export const release: Release = typeof __RELEASE__ === 'undefined' ? { version, commit: '', date: '' } : __RELEASE__;

/** '0.2.0+1a2b3c4d5e6f', the form of Semantic Versioning with the commit as build metadata. */
export const releaseName = release.commit ? `${release.version}+${release.commit}` : release.version;
