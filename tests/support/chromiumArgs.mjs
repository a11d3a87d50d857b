/**
 * Playwright hands over a list of its own, and of two lists the browser takes the last: these are the features of its
 * that matter here.
 */
const playwrightOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
];

/**
 * The pages of the address bar's own popup. Each window loads two of them, which costs as much as everything that a test
 * does, and in a bench it happens beside what is measured.
 */
const popupOff = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process kept ready for the next site, which starts beside each page that is opened; a test opens one or two. */
const spareOff = ['SpareRendererForSitePerProcess'];

/** Chromium for tests and benches: offline, deterministic, without the parts of a desktop browser that phone home. */
export const chromiumArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...playwrightOff, ...popupOff, ...spareOff].join()}`,
];
