/** Options of a browser that finds every `*.test` name on this machine, and trusts a certificate that is thrown away. */
export const secureBrowser = {
  ignoreHTTPSErrors: true,
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--host-resolver-rules=MAP *.test 127.0.0.1 , MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    ],
  },
};
