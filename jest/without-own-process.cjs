const { createHash } = require('node:crypto');

/** prom-client declares a `process` of its own, which is a parameter of each module here (sandboxInjectedGlobals). */
const OWN = /^const process = require\('process'\);$/m;

module.exports = {
  process: (source) => ({ code: source.replace(OWN, '') }),
  getCacheKey: (source) => createHash('sha256').update(source).update(String(OWN)).digest('hex'),
};
