import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../setup/browser.mjs'

/** As the browser tests: a system's Chromium where there is one. */
export const launchChromium = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', ...flags] })
