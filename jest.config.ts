/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

// Replacement for `import.meta.env`.
const viteEnv = {
  DEV: true,
  PROD: false,
  MODE: 'test',
};

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        react: { runtime: 'automatic' },
        optimizer: { globals: { vars: { 'import.meta.env': `(${JSON.stringify(viteEnv)})` } } },
      },
    },
    module: { type: 'commonjs' },
  },
];

// Packages that ship ES modules only, load Node's modules by import(), or declare a `process` of their own; the rest of node_modules is not transformed.
const esmOnly = [
  'tinypool',
  'prom-client',
  '@opentelemetry/resources',
  '@opentelemetry/otlp-exporter-base',
  '@remix-run',
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'jose',
  'uuid',
  'swiper',
  'supercluster',
  'kdbush',
  'qr',
  'yet-another-react-lightbox',
];

// Reading a global of a vm context is many times slower than reading a parameter of the module. Timers and Date are not
// among them: fake timers replace those.
const injectedGlobals = [
  ...['Object', 'Array', 'Function', 'Boolean', 'Number', 'String', 'Symbol', 'RegExp', 'Math', 'JSON', 'Reflect'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'Promise', 'Proxy', 'Error', 'TypeError', 'Uint8Array', 'process'],
];

const common = {
  rootDir: __dirname,
  sandboxInjectedGlobals: injectedGlobals,
  runtime: '<rootDir>/jest/shared-modules-runtime.cjs',
  transform: {
    '/node_modules/(prom-client|@opentelemetry/resources)/': '<rootDir>/jest/without-own-process.cjs',
    '^.+\\.[mc]?[jt]sx?$': swc,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    // styles are checked in the browser
    '\\.css$': '<rootDir>/jest/no-style.cjs',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@(contract|server|mocks)/(.*)$': '<rootDir>/$1/$2',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.cache', '<rootDir>/.data'],
  testMatch: ['**/*.test.ts?(x)'],
} as const;

const config: Config = {
  globalSetup: '<rootDir>/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/jest/global-teardown.cjs',
  reporters: [
    ...(process.env.CI ? ['<rootDir>/jest/failures-reporter.cjs', 'summary'] : ['default']),
    '<rootDir>/jest/count-reporter.cjs',
  ],
  // Each test runs the whole API with a database: on a busy machine the default of five seconds is short.
  testTimeout: 120_000,
  // Jest leaves one core idle by default; on two cores that would be half of the machine.
  maxWorkers: Math.min(4, availableParallelism()),
  projects: [
    {
      ...common,
      displayName: 'pages',
      sandboxInjectedGlobals: [...injectedGlobals, 'window', 'document'],
      roots: ['<rootDir>/src'],
      testEnvironment: '<rootDir>/jest/environment-pages.cjs',
      testEnvironmentOptions: { url: 'http://localhost/' },
      setupFiles: ['<rootDir>/jest/browser-gaps.ts'],
      setupFilesAfterEnv: ['<rootDir>/jest/setup-pages.ts'],
    },
    {
      ...common,
      displayName: 'server',
      roots: ['<rootDir>/server', '<rootDir>/build', '<rootDir>/contract', '<rootDir>/mocks', '<rootDir>/lint'],
      testEnvironment: '<rootDir>/jest/environment-server.cjs',
      setupFilesAfterEnv: ['<rootDir>/jest/setup-server.ts'],
    },
  ],
};

export default config;
