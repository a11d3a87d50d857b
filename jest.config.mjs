export default {
  testEnvironment: 'jsdom',
  // A machine that is busy with something else is no failure; what a test waits for is a state, never a time.
  testTimeout: 90_000,
  testMatch: ['<rootDir>/tests/{unit,widgets,house}/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/tests/support/jsdomGaps.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/jestSetup.ts'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/emptyStyles.ts',
    '^virtual:early$': '<rootDir>/tests/support/earlyForms.ts',
  },
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};
