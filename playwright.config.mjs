import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './tests/support/chromiumArgs.mjs';

const args = [
  ...chromiumArgs,
  // A test that leaves this machine fails by its own request, not by what the network happens to answer.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE *.localhost , EXCLUDE 127.0.0.1',
  // A page lives for two seconds here: what compiling its code for speed costs, it never earns.
  '--js-flags=--no-maglev --no-turbofan',
  // A font that comes late lays the page out again, which would be taken for a widget that moves.
  '--disable-remote-fonts',
];

const config = defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // One more than the cores that are promised: pages wait for five seconds of silence, and keep half of two cores idle.
  workers: 3,
  retries: 0,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // What is waited for is a state, never a time: a machine that is busy with something else is no failure. A journey walks
  // what would be several tests, of some seconds each.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./tests/support/summaryReporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args },
    // Recording each test for the one that may fail costs all of them a third of their time.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    viewport: { width: 1366, height: 900 },
  },
  // Two, and not one for each folder: every project has workers of its own, and each of them a forum.
  projects: [
    { name: 'api', testDir: 'tests/forum' },
    { name: 'browser', testMatch: /tests\/(pages|safety|embed)\/.*\.spec\.ts$/ },
  ],
});

// Playwright reads its configuration from a default export and nothing else.
export default config;
