/**
 * The browser of the tests: the one that `CHROMIUM_PATH` names, else the pinned one, else one of this machine;
 * `undefined` for Playwright's own.
 */
export function provideChromium(env?: NodeJS.ProcessEnv): Promise<string | undefined>
