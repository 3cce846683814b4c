import type { LaunchOptions } from '@playwright/test'

/** The browser that the configuration provides, rendering without a graphics card and without font hinting. */
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
