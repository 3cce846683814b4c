import type { LaunchOptions } from '@playwright/test'

/** The browser that the configuration has provided, drawing without a graphics card and without hints for a screen. */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH']
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ]
  return { ...(executablePath && { executablePath }), args }
}
