const { createHash } = require('node:crypto');

/** Packages that declare a `process` of their own: it is a parameter of each module here (sandboxInjectedGlobals). */
const OWN = /^const process = require\(['"]process['"]\);$/m;

module.exports = {
  process: (source) => ({ code: source.replace(OWN, '') }),
  getCacheKey: (source) => createHash('sha256').update(source).update(String(OWN)).digest('hex'),
};
