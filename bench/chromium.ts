import { type Browser, chromium } from '@playwright/test'
import { provideChromium } from '../setup/browser.mjs'

export const launchChromium = async (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: await provideChromium(), args: ['--no-sandbox', ...flags] })
