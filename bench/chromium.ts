import { type Browser, chromium } from '@playwright/test'
import { existsSync } from 'node:fs'

/** As the browser tests: a system's Chromium where there is one. */
const executable = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path))

export const launchChromium = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: executable, args: ['--no-sandbox', ...flags] })
