export default {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/{unit,widgets,house}/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/tests/support/jsdomGaps.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/jestSetup.ts'],
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/emptyStyles.ts' },
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
