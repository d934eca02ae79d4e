/** Where the app can be had; named at build time, none until it is published. Only a web address is one. */
const links = [
  { name: 'App Store', url: import.meta.env.VITE_STORE_IOS },
  { name: 'Google Play', url: import.meta.env.VITE_STORE_ANDROID },
];

export const STORES = links.filter((link): link is { name: string; url: string } =>
  (typeof link.url === 'string' ? link.url : '').startsWith('https://'),
);
