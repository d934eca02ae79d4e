const path = require('node:path');

/** `paths` of tsconfig.json for dependency-cruiser, as webpack's `resolve`, below the working directory. */
const toFolder = (name) => path.resolve(name);
module.exports = {
  resolve: {
    alias: {
      '@': toFolder('src'),
      '@contract': toFolder('contract'),
      '@server': toFolder('server'),
      '@mocks': toFolder('mocks'),
    },
    extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.d.ts'],
  },
};
