import type { Page } from '@playwright/test'

/**
 * Delays the scripts of the page.
 * @returns lets them through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
