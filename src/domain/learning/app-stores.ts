/** Links to the app's stores, set at build time; empty until the app is published. Only http(s) addresses count. */
const links = [
  { name: 'App Store', url: import.meta.env.VITE_STORE_IOS },
  { name: 'Google Play', url: import.meta.env.VITE_STORE_ANDROID },
];

export const STORES = links.filter((link): link is { name: string; url: string } =>
  (typeof link.url === 'string' ? link.url : '').startsWith('https://'),
);
