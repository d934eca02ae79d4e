import { readPageSetting } from '@/shared/lib/page-setting';

/** Links to the app's stores; empty until the app is published. */
export const STORES = [
  { name: 'App Store', url: readPageSetting('store-ios') },
  { name: 'Google Play', url: readPageSetting('store-android') },
].filter(({ url }) => url !== '');
