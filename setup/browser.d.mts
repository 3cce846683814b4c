/**
 * The browser of the tests: that of `CHROMIUM_PATH`, else the pinned one, else one of this machine; `undefined` for
 * Playwright's own.
 */
export function provideChromium(env?: NodeJS.ProcessEnv): Promise<string | undefined>
