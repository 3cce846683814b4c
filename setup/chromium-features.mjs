/** What Playwright turns off in Chromium (its `chromiumSwitches.ts`). */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * @param features to turn off beside those that Playwright turns off
 * @returns the option of Chromium, which replaces Playwright's own
 */
export const turnOffFeatures = (...features) => `--disable-features=${[...offInPlaywright, ...features].join(',')}`
